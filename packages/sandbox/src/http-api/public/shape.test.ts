import { describe, expect, it } from 'vitest';
import { openApi } from '../../test/api.ts';

const api = openApi();
const ID = /^[0-9a-f]{40}$/;

describe('an answer has what the recorded ones have', () => {
  it('with a meta whose response_id is another one each time', async () => {
    const [first, second] = [await api.get('/v1/emoji'), await api.get('/v1/emoji')];
    expect(first.meta).toEqual({ status: 200, msg: 'OK', response_id: expect.stringMatching(ID) });
    expect(first.meta.response_id).not.toBe(second.meta.response_id);
  });

  it('with an analytics payload that names item and answer', async () => {
    const { data, meta } = await api.get('/v1/gifs/search?q=party&limit=2');
    for (const { id, analytics_response_payload: payload } of data) {
      const [, code] = /^e=([\w+/=]+)$/.exec(String(payload)) ?? [];
      const fields = new URLSearchParams(atob(code ?? ''));
      expect(fields.get('gif_id')).toBe(id);
      expect(fields.get('event_type')).toBe('GIF_SEARCH');
      expect(fields.get('cid')).toContain(meta.response_id);
    }
  });

  it('with tags as strings in some items and as objects in others', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=50');
    const types = new Set(data.flatMap(({ tags }) => (tags as unknown[]).map((tag) => typeof tag)));
    expect(types).toEqual(new Set(['string', 'object']));
  });
});
