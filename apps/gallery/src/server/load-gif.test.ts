// @vitest-environment node
import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { titleOf } from '../address/page-title.ts';
import { routeOfGif } from '../address/route.ts';
import { embedSnippet } from '../gif/embed-snippet.ts';
import { createLoaders, toListGif } from './load-gif.ts';

const sandbox = createSandbox();
const sandboxFetch: typeof fetch = (...call) => sandbox.fetch(new Request(...call));
afterAll(() => sandbox.close());

describe('a GIF', () => {
  const load = (respond: () => Response) => {
    const fetch = vi.fn(async () => respond());
    const report = vi.fn();
    const service = { apiUrl: 'https://api.example.com/v1', apiKey: 'a', siteUrl: '' };
    return { report, loaded: createLoaders({ ...service, fetch, report }).loadGif('abc') };
  };
  const json = (data: object) =>
    Response.json({ data, meta: { status: 200, msg: 'OK', response_id: 'r' } });

  it.each([404, 410])('is missing with status %s', async (status) => {
    const { loaded, report } = load(() => new Response('{}', { status }));
    expect(await loaded).toBe('missing');
    expect(report).not.toHaveBeenCalled();
  });

  it('is missing if it was removed', async () => {
    expect(await load(() => json({ id: 'abc', is_removed: 1 })).loaded).toBe('missing');
    expect(await load(() => json({ id: 'abc' })).loaded).toMatchObject({ id: 'abc' });
  });

  const madeOf = (gif: IGif) => ({
    route: routeOfGif(gif),
    title: titleOf(gif),
    code: embedSnippet('https://embed.example', gif),
    tags: gif.tags,
  });

  it.each([
    ['gifs', 25],
    ['videos', 5],
  ] as const)('of a list of %s keeps every field that the gallery shows', async (type, limit) => {
    const client = new GiphyFetch('key', {}, { fetch: sandboxFetch });
    const { data } = await client.trending({ type, limit });
    expect(data.map((gif) => madeOf(toListGif(gif)))).toEqual(data.map(madeOf));
  });
});
