import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiphyFetch } from './client.ts';
import { setDefaultRating } from './defaults.ts';
import { isFetchError, NothingFoundFetchError } from './errors/fetch-error.ts';
import { fakeServer, response } from './test/fake-server.ts';

const options = { baseUrl: 'https://api.example/v1/', pingbackId: 'session-id' };
const fixed = 'api_key=key&pingback_id=session-id';

afterEach(() => setDefaultRating('pg-13'));

/** Makes a call and returns the method and URL of its request, without the host. */
async function requestOf(call: (client: GiphyFetch) => Promise<unknown>, data?: unknown) {
  const server = fakeServer(() => Response.json(response(data)));
  await call(new GiphyFetch('key', {}, { ...options, fetch: server.fetch }));
  const { method, url } = server.lastRequest();
  return `${method} ${decodeURIComponent(url.replace('https://api.example', ''))}`;
}

const gif = { id: 1 };

describe('GiphyFetch requests', () => {
  it.each<[string, (client: GiphyFetch) => Promise<unknown>, data?: unknown]>([
    ['/v1/gifs/a/b?', (c) => c.gif('a/b'), gif],
    ['/v1/internal/gifs/1?', (c) => c.gif(1, { internal: true }), gif],
    ['/v1/gifs?ids=a,b&', (c) => c.gifs(['a', 'b'])],
    ['/v1/gifs?ids=a,b&', (c) => c.gifs(['a', 'b'], '' as never)],
    ['/v1/gifs/categories/tv/0?', (c) => c.gifs('tv', 0 as never)],
    ['/v1/gifs/categories/tv/news?limit=5&', (c) => c.gifs('tv', 'news', { limit: 5 })],
    [
      '/v1/gifs/search?sort=recent&lang=es&limit=10&offset=20&rating=pg-13&q=cats&',
      (c) => c.search('cats', { sort: 'recent', lang: 'es', limit: 10, offset: 20 }),
    ],
    ['/v1/gifs/search?rating=pg-13&q=@mona cats&', (c) => c.search('cats', { channel: 'mona' })],
    [
      '/v1/stickers/search?rating=g&q=cats&',
      (c) => c.search('cats', { type: 'stickers', rating: 'g' }),
    ],
    [
      '/v1/text/search?rating=pg-13&q=hi&excludeDynamicResults=true&',
      (c) => c.search('hi', { type: 'text' }),
    ],
    ['/v1/videos/search?rating=pg-13&q=cats&', (c) => c.search('cats', { type: 'videos' })],
    [
      '/v1/gifs/search?explore=true&rating=pg-13&q=cats&',
      (c) => c.search('cats', { explore: true }),
    ],
    ['/v1/gifs/trending?rating=pg-13&', (c) => c.trending()],
    ['/v1/text/trending?limit=1&rating=pg-13&', (c) => c.trending({ type: 'text', limit: 1 })],
    ['/v1/gifs/related?limit=6&rating=pg-13&gif_id=a&', (c) => c.related('a', { limit: 6 })],
    ['/v1/videos/related?rating=pg-13&gif_id=a&', (c) => c.related('a', { type: 'videos' })],
    [
      '/v1/stickers/random?tag=cats&rating=pg-13&',
      (c) => c.random({ type: 'stickers', tag: 'cats' }),
      gif,
    ],
    ['/v1/emoji?limit=5&', (c) => c.emoji({ limit: 5 })],
    ['/v2/emoji?', (c) => c.emojiDefaultVariations()],
    ['/v2/emoji/a/variations?', (c) => c.emojiVariations('a')],
    ['/v1/text/animate?limit=2&m=hi you&', (c) => c.animate('hi you', { limit: 2 })],
    ['/v1/gifs/categories?limit=2&', (c) => c.categories({ limit: 2 })],
    ['/v1/gifs/categories/news & politics?', (c) => c.subcategories('news & politics')],
    ['/v1/channels/search?limit=3&rating=pg-13&q=cats&', (c) => c.channels('cats', { limit: 3 })],
    ['/v2/trending/searches?', (c) => c.trendingSearches()],
    ['/v1/gifs/a/associations?limit=2&', (c) => c.associations('a', { limit: 2 })],
    ['/v1/gifs/search/tags?limit=3&q=ca&', (c) => c.searchTags('ca', { limit: 3 })],
    ['/v1/tags/related/big cats?score=0.3&', (c) => c.relatedTags('big cats', { score: 0.3 })],
  ])('%s', async (expected, call, data) => {
    expect(await requestOf(call, data)).toBe(`GET ${expected}${fixed}`);
  });

  it('a change of the call to action', async () => {
    const cta = { text: 'Shop', link: 'https://shop.example/' };
    expect(await requestOf((c) => c.updateCta('a', cta))).toBe(
      `PUT /v1/gifs/a/cta?text=Shop&link=https://shop.example/&${fixed}`,
    );
    expect(await requestOf((c) => c.updateCta('a'))).toBe(`DELETE /v1/gifs/a/cta?${fixed}`);
  });
});

describe('GiphyFetch', () => {
  let server: ReturnType<typeof fakeServer>;
  let client: GiphyFetch;

  beforeEach(() => {
    server = fakeServer();
    client = new GiphyFetch('key', {}, { ...options, fetch: server.fetch });
  });

  it('encodes path segments', async () => {
    await client.emojiVariations('../a?b');
    expect(server.lastRequest().url).toContain('/v2/emoji/..%2Fa%3Fb/variations?');
  });

  it.each(['', '.', '..', null as never])(
    'refuses the segment "%s", which would change the path',
    async (part) => {
      const calls = await Promise.allSettled([
        client.gif(part),
        client.gifs('tv', part),
        client.subcategories(part),
        client.emojiVariations(part),
        client.associations(part),
        client.relatedTags(part),
        client.updateCta(part),
      ]);
      const refused = { status: 'rejected', reason: expect.any(TypeError) };
      expect(calls).toEqual(calls.map(() => refused));
      expect(server.count()).toBe(0);
    },
  );

  it('sends its own parameters with every call; they override those of the call', async () => {
    client = new GiphyFetch('key', { lang: 'es', extra: '1' }, { ...options, fetch: server.fetch });
    await client.search('cats', { lang: 'en' });
    const { searchParams } = new URL(server.lastRequest().url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      lang: 'es',
      extra: '1',
      api_key: 'key',
    });
  });

  it('sends the session id of the page by default', async () => {
    client = new GiphyFetch('key', {}, { baseUrl: options.baseUrl, fetch: server.fetch });
    await client.trending();
    expect(server.lastRequest().url).toMatch(/pingback_id=\w{16}$/);
  });

  it('sends neither the signal nor undefined options', async () => {
    const { signal } = new AbortController();
    await client.search('cats', { signal, lang: undefined, rating: undefined });
    expect(server.lastRequest().url).toBe(
      `https://api.example/v1/gifs/search?rating=pg-13&q=cats&${fixed}`,
    );
  });

  it.each([null, '', { type: null, rating: null }, { type: '' }])(
    'uses defaults for what untyped code passes: %j',
    async (untyped) => {
      const given = untyped as never;
      const rated = `rating=pg-13&${fixed}`;
      expect([
        await requestOf((c) => c.trending(given)),
        await requestOf((c) => c.random(given), gif),
        await requestOf((c) => c.related(1, given)),
        await requestOf((c) => c.search('a', given)),
      ]).toEqual([
        `GET /v1/gifs/trending?${rated}`,
        `GET /v1/gifs/random?${rated}`,
        `GET /v1/gifs/related?rating=pg-13&gif_id=1&${fixed}`,
        `GET /v1/gifs/search?rating=pg-13&q=a&${fixed}`,
      ]);
      expect(await requestOf((c) => c.gif(1, given), gif)).toContain(`/v1/gifs/1?`);
      expect(await requestOf((c) => c.channels('a', given))).toContain(`rating=pg-13&q=a&`);
    },
  );

  it('uses the current default rating', async () => {
    setDefaultRating('g');
    await client.trending();
    expect(server.lastRequest().url).toContain('rating=g&');
  });

  it('requests a random GIF each time', async () => {
    server.fetch.mockImplementation(async () => Response.json(response(gif)));
    await Promise.all([client.random(), client.random()]);
    await client.random();
    expect(server.count()).toBe(3);
  });

  it('rejects when no random GIF matches', async () => {
    server.fetch.mockImplementation(async () => Response.json(response([])));
    const error = await client.random({ tag: 'zxqy' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NothingFoundFetchError);
    expect(isFetchError(error)).toBe(true);
    expect(error).toMatchObject({
      message: '@gifkit/fetch-api: Nothing found',
      status: 200,
      url: expect.stringContaining('/v1/gifs/random?tag=zxqy'),
    });
  });

  it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
    ['gif', (signal) => client.gif('a', { signal })],
    ['gifs by id', (signal) => client.gifs(['a'], { signal })],
    ['gifs by category', (signal) => client.gifs('a', 'b', { signal })],
    ['search', (signal) => client.search('a', { signal })],
    ['emojiDefaultVariations', (signal) => client.emojiDefaultVariations({ signal })],
    ['emojiVariations', (signal) => client.emojiVariations('a', { signal })],
    ['subcategories', (signal) => client.subcategories('a', { signal })],
    ['trendingSearches', (signal) => client.trendingSearches({ signal })],
    ['updateCta', (signal) => client.updateCta('a', { signal })],
  ])('rejects when its caller aborts: %s', async (_, call) => {
    const reason = new Error('stop');
    await expect(call(AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.count()).toBe(0);
  });

  it('empties its cache after a change', async () => {
    await client.trending();
    await client.updateCta('a', { text: 'Shop', link: 'https://shop.example/' });
    await client.trending();
    expect(server.count()).toBe(3);
  });

  it('requests again after its cache was cleared', async () => {
    await client.trending();
    client.clearCache();
    await client.trending();
    expect(server.count()).toBe(2);
  });

  it('answers a call from the cache after a prefetch', async () => {
    await client.prefetch(() => client.search('cats'));
    await client.search('cats');
    expect(server.count()).toBe(1);
  });

  it('ignores a prefetch that fails', async () => {
    const fails = () => Promise.reject(new Error('offline'));
    await expect(client.prefetch(fails)).resolves.toBeUndefined();
  });
});
