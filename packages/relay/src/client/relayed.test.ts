import { normalizeGif } from '@gifkit/model';
import { type GifProvider, giphy, klipy } from '@gifkit/providers';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createRelay, type Relay } from '../create-relay.ts';
import { approval } from '../test/klipy-service.ts';
import { ownCatalog } from '../test/own-catalog.ts';
import { relayed } from './relayed.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());
const send: typeof fetch = (url, init) => sandbox.fetch(new Request(url as string, init));

const relay = createRelay({
  provider: (upstream) => giphy('key', { ...upstream, isOwnService: true }),
  fetch: send,
});

/** Client of a relay in the same process. */
const clientOf = ({ fetch, capabilities }: Relay, base = 'https://chat.example') =>
  relayed({
    baseUrl: base,
    capabilities,
    fetch: (url, init) => fetch(new Request(url as string, init)),
  });

describe('relayed', () => {
  it('has the calls of the service, except recents', async () => {
    const gifs = clientOf(relay);
    const [gif] = (await gifs.trending({ limit: 2 })).data;
    if (!gif) throw new Error('Nothing is trending');
    expect((await gifs.related?.(gif, { limit: 3 }))?.data.length).toBeGreaterThan(0);
    expect((await gifs.categories?.())?.[0]?.term).toEqual(expect.any(String));
    expect((await gifs.suggestions?.('ca'))?.length).toBeGreaterThan(0);
    expect((await gifs.trendingTerms?.({ limit: 3 }))?.length).toBe(3);
    const [emoji] = (await gifs.emoji?.({ limit: 3 }))?.data ?? [];
    if (!emoji) throw new Error('There are no emoji');
    expect(Array.isArray(await gifs.emojiVariations?.(emoji))).toBe(true);
    const unknown = gifs.emojiVariations?.({ ...emoji, id: 'unknown' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    const service = klipy({ key: 'k', customerId: 'c' });
    expect(service.recents).toBeDefined();
    expect(clientOf(createRelay({ provider: service, approval })).recents).toBeUndefined();
  });

  it.each([
    ['https://chat.example/gifs', ['/gifs/trending', '/gifs/shares']],
    ['https://chat.example/gifs/', ['/gifs/trending/', '/gifs/shares/']],
  ])('keeps the trailing slash of its base URL: %s', async (baseUrl, paths) => {
    const asked: string[] = [];
    const gifs = relayed({
      baseUrl,
      capabilities: { ...relay.capabilities, calls: ['shares'] },
      fetch: async (url) => {
        asked.push(new URL(String(url)).pathname);
        return Response.json({ data: [] });
      },
    });
    await gifs.trending({ limit: 1 });
    await gifs.registerShare?.(normalizeGif({ id: 'a', images: {} }));
    expect(asked).toEqual(paths);
  });

  it('lacks the calls that the service lacks', () => {
    const gifs = clientOf(createRelay({ provider: ownCatalog() }));
    for (const name of ['related', 'emoji', 'categories', 'suggestions', 'registerShare'])
      expect(gifs).not.toHaveProperty(name);
  });

  it('registers shares with the search term that found the GIF', async () => {
    const registerShare = vi.fn<NonNullable<GifProvider['registerShare']>>(async () => {});
    const item = { id: 'a', slug: 'a-slug', title: 'A', images: {} };
    const provider = ownCatalog({ gif: async () => item, registerShare });
    const gifs = clientOf(createRelay({ provider }));
    await gifs.registerShare?.(await gifs.gif('a'), { term: 'cats' });
    expect(registerShare).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'a', slug: 'a-slug' }),
      { term: 'cats', signal: expect.any(AbortSignal) },
    );
  });

  it('passes on ads, because terms forbid leaving them out', async () => {
    const ads = [{ content: 'https://ads.example/1', width: 320, height: 50 }];
    const provider = ownCatalog({ search: async () => ({ data: [], ads }) });
    expect((await clientOf(createRelay({ provider })).search('cat')).ads).toEqual(ads);
  });

  it('splits more ids than one request allows into several requests', async () => {
    const fetch = vi.fn(relay.fetch);
    const ids = Array.from({ length: 120 }, (_, index) => `none-such-${index}`);
    expect((await clientOf({ ...relay, fetch }).gifs(ids)).size).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('reports the error message of the relay', async () => {
    const limits = { overall: { requests: 1, window: 3_600_000 } };
    const gifs = clientOf(createRelay({ provider: ownCatalog(), limits }));
    await gifs.search('one');
    await expect(gifs.search('two')).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('The requests of this relay are used up.'),
      retryAfter: expect.any(Number),
    });
    await expect(gifs.search('x'.repeat(101))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('q must be 1 to 100 characters'),
    });
  });

  it('has an id of its own for each relay', () => {
    expect(clientOf(relay, 'https://a.example').id).toBe(clientOf(relay, 'https://a.example/').id);
    expect(clientOf(relay, 'https://a.example').id).not.toBe(
      clientOf(relay, 'https://b.example').id,
    );
  });

  it('requires a base URL and capabilities', () => {
    expect(() => relayed({ baseUrl: '', capabilities: relay.capabilities })).toThrow(
      'baseUrl is missing',
    );
    expect(() => relayed({ baseUrl: '/', capabilities: {} as never })).toThrow(
      'capabilities is missing',
    );
  });

  it('accepts the JSON of the capabilities endpoint', async () => {
    const response = await relay.fetch(new Request('https://chat.example/capabilities'));
    const capabilities = await response.json();
    expect(capabilities).toEqual(JSON.parse(JSON.stringify(relay.capabilities)));
    expect(relayed({ baseUrl: '/api', capabilities }).capabilities.attribution.isRequired).toBe(
      true,
    );
  });
});
