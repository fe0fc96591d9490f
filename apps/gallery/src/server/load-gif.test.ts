// @vitest-environment node
import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { memoryStore } from '@gifkit/store';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { titleOf } from '../address/page-title.ts';
import { routeOfGif } from '../address/route.ts';
import { shareCodes } from '../gif/share-codes.ts';
import { createLoadFirst, createLoadGif, toListGif } from './load-gif.ts';

const sandbox = createSandbox();
const sandboxFetch: typeof fetch = (...call) => sandbox.fetch(new Request(...call));
afterAll(() => sandbox.close());

describe('a GIF', () => {
  const load = (respond: () => Response) => {
    const fetch = vi.fn(async () => respond());
    const report = vi.fn();
    const options = { apiUrl: 'https://api.example.com/v1', apiKey: 'a', fetch, report };
    return { report, loaded: createLoadGif(options)('abc') };
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
    codes: shareCodes(gif, 'https://gallery.example/a', 'https://embed.example'),
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

describe('copies of the gallery with a store', () => {
  function setUp() {
    const fetch = vi.fn(sandboxFetch);
    const siteUrl = 'https://gallery.example';
    const service = { siteUrl, apiUrl: 'http://localhost:4002/v1', apiKey: 'key-of-the-gallery' };
    return { fetch, options: { ...service, fetch, store: memoryStore() } };
  }

  it('request the first GIFs once', async () => {
    const { fetch, options } = setUp();
    const lists = await Promise.all(Array.from({ length: 5 }, () => createLoadFirst(options)()));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(lists[0]?.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toEqual(lists[0]);
  });

  it('request a GIF once, even an unknown one', async () => {
    const { fetch, options } = setUp();
    const [gif] = await createLoadFirst({ ...options, store: memoryStore() })();
    fetch.mockClear();
    const copies = Array.from({ length: 5 }, () => createLoadGif(options));
    const found = await Promise.all(copies.map((load) => load(`a-cat-${gif?.id}`)));
    expect(found.map((one) => typeof one === 'object' && one.id)).toEqual(Array(5).fill(gif?.id));
    expect(new Set(await Promise.all(copies.map((load) => load('unknown'))))).toEqual(
      new Set(['missing']),
    );
    const paths = fetch.mock.calls.map(([input]) => new URL(String(input)).pathname);
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it('reload invalid values and store no API key', async () => {
    const { options } = setUp();
    const { store } = options;
    const kept: string[] = [];
    const set = store.set.bind(store);
    store.set = (key, value, keep) => {
      kept.push(key, value);
      return set(key, '[{"no":"id"}]', keep);
    };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const load of [createLoadFirst(options), createLoadFirst(options)]) {
      expect((await load()).length).toBeGreaterThan(0);
    }
    expect(kept.join()).not.toContain('key-of-the-gallery');
  });
});
