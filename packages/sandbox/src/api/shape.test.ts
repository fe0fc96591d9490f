import { describe, expect, it } from 'vitest';
import { all, type Json, openApi } from '../test/api.ts';
import {
  CHANNEL,
  DEFAULT_EMOJI,
  EMOJI_RENDITIONS,
  EMOJI_USER,
  EMOJI_VARIATION,
  FULL_USER,
  RENDITIONS,
  SEARCHED_GIF,
  type Shape,
  shapeOf,
  USER,
} from '../test/shapes.ts';

const api = openApi();
const ID = /^[0-9a-f]{40}$/;

const expectFields = (items: readonly unknown[], shape: Shape) => {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(shapeOf(item as Json)).toMatchObject(shape);
};

const expectRenditions = (items: readonly Json[], renditions: Readonly<Record<string, string>>) => {
  for (const { images } of items) {
    for (const [name, fields] of Object.entries(renditions)) {
      const rendition = (images as Record<string, Json>)[name] ?? {};
      for (const field of fields.split(' ')) expect(rendition[field], name).toBeTypeOf('string');
    }
  }
};

describe('an answer has the shape of the recorded one', () => {
  it('for items by id, in search and in what trends', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=50');
    const ids = all(data.slice(0, 5), 'id').join(',');
    for (const path of [`/v1/gifs?ids=${ids}`, '/v1/gifs/search?q=happy', '/v1/gifs/trending']) {
      const response = await api.get(path);
      expect(Object.keys(response.body)).toEqual(['data', 'pagination', 'meta']);
      expect(shapeOf(response.pagination)).toEqual({
        total_count: 'number',
        count: 'number',
        offset: 'number',
      });
      expectFields(response.data, SEARCHED_GIF);
      expectRenditions(response.data, RENDITIONS);
      expectFields(
        response.data.flatMap(({ user }) => user ?? []),
        USER,
      );
    }
  });

  it('with nothing besides but what some answers of the service have', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=50');
    const rare = ['user', 'external_media', 'is_flashing'];
    for (const item of data) {
      const besides = Object.keys(item).filter((name) => !Object.hasOwn(SEARCHED_GIF, name));
      expect(rare).toEqual(expect.arrayContaining(besides));
    }
  });

  it('for default emoji', async () => {
    const { data, body, pagination } = await api.get('/v2/emoji');
    expect(Object.keys(body)).toEqual(['data', 'pagination', 'meta']);
    expect(shapeOf(pagination)).toEqual({
      count: 'number',
      offset: 'number',
      next_cursor: 'number',
    });
    expectFields(data, DEFAULT_EMOJI);
    expectFields(all(data, 'user'), EMOJI_USER);
    expectRenditions(data, EMOJI_RENDITIONS);
  });

  it('for variations of an emoji, which come without pagination', async () => {
    const emoji = await api.get('/v2/emoji?limit=1');
    const { data, body } = await api.get(`/v2/emoji/${emoji.data[0]?.id}/variations`);
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    expectFields(data, EMOJI_VARIATION);
    expectFields(all(data, 'user'), EMOJI_USER);
    expectRenditions(data, EMOJI_RENDITIONS);
    expect(new Set(all(data, 'type'))).toEqual(new Set(['sticker']));
  });

  it('for channels', async () => {
    const { data, body } = await api.get('/v1/channels/search?q=animal');
    expect(Object.keys(body)).toEqual(['data', 'pagination', 'meta']);
    expectFields(data, CHANNEL);
    expectFields(all(data, 'user'), FULL_USER);
  });

  it('for trending searches, which are strings', async () => {
    const { data, body } = await api.get('/v2/trending/searches');
    expect(Object.keys(body)).toEqual(['data', 'meta']);
    expect(data).toHaveLength(20);
    for (const search of data) expect(search).toBeTypeOf('string');
  });

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
