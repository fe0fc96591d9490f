import type { IGif } from '@gifkit/model';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { combineProviders } from '../combine/combine-providers.ts';
import { filterProvider } from '../combine/filter-provider.ts';
import { proxyMedia } from '../combine/proxy-media.ts';
import { defineProvider } from '../define-provider.ts';
import type { GifProvider } from '../gif-provider.ts';
import { giphy } from '../giphy/giphy.ts';
import { klipy } from '../klipy/klipy.ts';
import { TENOR_HOSTS, tenor } from '../tenor/tenor.ts';
import { checkTerm } from './check-term.ts';
import { termsOfHost } from './service-terms.ts';
import { isTermsError, type Permission, TERM_NAMES, type TermName } from './terms.ts';
import { underTerms } from './under-terms.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // What was said on this page.
  const said = (globalThis as Record<symbol, unknown>)[Symbol.for('@gifkit/providers/terms@1')];
  (said as Set<string> | undefined)?.clear();
});

const PAGE = { data: [{ id: 'a', title: 'A', images: {} }] };

/** A provider whose terms say this of one thing, and “yes” to everything else. */
const under = (term: TermName, permission: Permission): GifProvider =>
  defineProvider({
    name: 'ours',
    capabilities: {
      [term]: permission,
      termSources: { [term]: { url: 'https://ours.example/terms', readOn: '2026-11-23' } },
    },
    search: async () => PAGE,
    trending: async () => PAGE,
    gif: async () => PAGE.data[0],
  });

/** What asks for each term. What copies media is asked in the picker's own tests. */
const ACTS: Record<TermName, (provider: GifProvider) => unknown> = {
  mayProxyApi: (provider) => underTerms(provider).trending(),
  mayProxyMedia: (provider) => proxyMedia(provider, (url) => url),
  mayCacheUrls: (provider) => underTerms(provider, { maxAge: 3_600_000 }),
  mayStoreMedia: (provider) => checkTerm(provider, 'mayStoreMedia'),
  mayFilter: (provider) => filterProvider(provider, () => true),
  mayMix: (provider) => combineProviders([provider, provider]),
  mayChangeUrls: (provider) => checkTerm(provider, 'mayChangeUrls'),
};

describe.each(TERM_NAMES)('%s', (term) => {
  it('is done without a word where the terms allow it', async () => {
    await ACTS[term](under(term, 'yes'));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['with-approval', 'unknown'] as const)(
    'warns once where it is “%s”',
    async (permission) => {
      await ACTS[term](under(term, permission));
      await ACTS[term](under(term, permission));
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.lastCall?.[0]).toContain(
        '(https://ours.example/terms, read on 2026-11-23). Where you have its permission, say so: `approved',
      );
    },
  );

  it('is refused where the terms forbid it; a call from a server only warns', async () => {
    const act = async () => ACTS[term](under(term, 'no'));
    if (term === 'mayProxyApi') {
      await act();
      expect(warn.mock.lastCall?.[0]).toContain('its terms forbid calls from a server');
    } else {
      const error: unknown = await act().catch((cause: unknown) => cause);
      expect(isTermsError(error) && error.term).toBe(term);
    }
  });
});

describe('a call', () => {
  it('counts as one from a server without a document, but not in a worker or an app', async () => {
    for (const navigator of [{ onLine: true }, { product: 'ReactNative' }]) {
      vi.stubGlobal('navigator', navigator);
      await underTerms(under('mayProxyApi', 'no')).trending();
    }
    vi.stubGlobal('navigator', undefined);
    vi.stubGlobal('document', {});
    await underTerms(under('mayProxyApi', 'no')).trending();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('what a service has approved', () => {
  it('is allowed, and nothing else', () => {
    const { capabilities } = klipy({ key: 'k', approved: ['mayProxyApi', 'mayMix'] });
    expect(capabilities).toMatchObject({
      mayProxyApi: 'yes',
      mayMix: 'yes',
      mayProxyMedia: 'with-approval',
    });
  });

  it('cannot be what its terms know no approval of, nor a word that is none', () => {
    expect(() => giphy('k', { approved: ['mayProxyApi'] })).toThrow(
      /approved has “mayProxyApi”, but the service's terms know no approval of it: https:/,
    );
    expect(() => giphy('k', { approved: ['mayCacheUrls'] })).not.toThrow();
    expect(() => klipy({ key: 'k', approved: ['everything' as TermName] })).toThrow(
      'approved has “everything”, but may have these names only: mayProxyApi,',
    );
  });

  it('is everything where the calls are those of the service itself', () => {
    const { capabilities } = giphy('k', { isOwnService: true });
    for (const term of TERM_NAMES) expect(capabilities[term]).toBe('yes');
  });
});

describe('the terms of a host', () => {
  it.each([
    ['api.giphy.com', 'Powered By GIPHY'],
    ['media2.giphy.com', 'Powered By GIPHY'],
    ['static1.klipy.com', 'Powered by KLIPY'],
    ['static.klipy.co', 'Powered by KLIPY'],
    ['API.KLIPY.COM', 'Powered by KLIPY'],
  ])('are those of its service: %s', (host, text) => {
    expect(termsOfHost(host)?.attribution.text).toBe(text);
  });

  it.each(['notgiphy.com', 'klipy.com.example', 'localhost', ''])('are not known: “%s”', (host) => {
    expect(termsOfHost(host)).toBeUndefined();
  });

  it('are those of KLIPY for KLIPY’s hosts, whichever adapter is used', () => {
    const { capabilities } = tenor({ key: 'k', baseUrl: TENOR_HOSTS.klipy });
    expect(capabilities).toMatchObject({ mayProxyApi: 'with-approval', mayCacheUrls: 'no' });
    expect(capabilities.attribution).toMatchObject({
      isRequired: true,
      placeholder: 'Search KLIPY',
    });
  });

  it('are unknown, and never “yes”, where Tenor’s shape comes from a host that nobody knows', () => {
    const { capabilities } = tenor({ key: 'k', baseUrl: 'https://gifs.example/v2' });
    for (const term of TERM_NAMES) expect(capabilities[term]).toBe('unknown');
    expect(capabilities.attribution.text).toBe('');
  });
});

describe('every term of a service', () => {
  it.each([giphy('k'), klipy({ key: 'k' })])(
    'says where it was read, and when: $name',
    ({ capabilities }) => {
      for (const term of TERM_NAMES) {
        expect(capabilities.termSources[term]).toMatchObject({
          url: expect.stringMatching(/^https:\/\//),
          readOn: expect.stringMatching(/^2026-\d\d-\d\d$/),
        });
      }
    },
  );
});

describe('providers that were put together', () => {
  const ours = (id: string, name = id): GifProvider =>
    defineProvider({
      name,
      search: async () => ({ data: [{ id, title: id, images: {} }] }),
      trending: async () => ({ data: [{ id, title: id, images: {} }] }),
      gif: async (wanted) => (wanted === id ? { id, title: id, images: {} } : null),
      registerShare: async () => void shared.push(name),
      related: async (gif) => ({ data: [{ id: `like ${gif.id}`, title: name, images: {} }] }),
    });
  const shared: string[] = [];
  const ids = (gifs: readonly IGif[]) => gifs.map(({ id }) => id).join();

  it('have one list after the other', async () => {
    const both = combineProviders([ours('a'), ours('b')]);
    const first = await both.search('cat');
    const second = await both.search('cat', { cursor: first.next });
    expect([ids(first.data), ids(second.data), second.next]).toEqual(['a', 'b', undefined]);
    await expect(both.search('cat', { cursor: '9:' })).rejects.toThrow('cursor is “9:”');
  });

  it('count, keep and find each GIF at the one that it came from', async () => {
    const both = combineProviders([ours('a'), ours('b')]);
    const gif = await both.gif('b');
    await both.registerShare?.(gif);
    expect(shared).toEqual(['b']);
    expect((await both.related?.(gif))?.data[0]).toMatchObject({ id: 'like b', title: 'b' });
    const references = [both.toReference(gif), both.toReference(await both.gif('a'))];
    expect(references.map(({ provider }) => provider)).toEqual(['b', 'a']);
    const resolved = await both.resolve(references);
    expect(resolved.map((one) => one.status)).toEqual(['found', 'found']);
    expect([...(await both.gifs(['a', 'b', 'c'])).keys()]).toEqual(['a', 'b']);
  });

  it('have the strictest terms of all, with their sources', () => {
    const both = combineProviders([ours('a'), klipy({ key: 'k', approved: ['mayMix'] })]);
    expect(both.capabilities).toMatchObject({
      mayProxyApi: 'with-approval',
      mayCacheUrls: 'no',
      mayMix: 'yes',
      termSources: { mayCacheUrls: { url: 'https://docs.klipy.com/integration-requirements' } },
    });
    expect(() => filterProvider(both, () => true)).toThrow('its terms forbid leaving results out');
  });

  it('leave out what the host does not want', async () => {
    const none = filterProvider(ours('a'), () => false);
    expect((await none.trending()).data).toEqual([]);
    expect((await none.gif('a')).id).toBe('a');
  });
});

it('sends media through a server of your own, wherever a GIF comes from', async () => {
  const url = 'https://cdn.example/a.gif?b=1';
  const item = {
    id: 'a',
    title: 'https://not.media',
    images: { original: { url, width: '9', height: '9' } },
  };
  const provider = defineProvider({
    name: 'ours',
    search: async () => ({ data: [item] }),
    trending: async () => ({ data: [item] }),
    gif: async () => item,
  });
  const proxied = proxyMedia(provider, (address) => `/media/${encodeURIComponent(address)}`);
  const gifs = [
    ...(await proxied.search('a')).data,
    await proxied.gif('a'),
    (await proxied.gifs(['a'])).get('a'),
  ];
  const [resolved] = await proxied.resolve([proxied.toReference(gifs[0] as IGif)]);
  if (resolved?.status === 'found') gifs.push(resolved.gif);
  expect(gifs).toHaveLength(4);
  for (const gif of gifs) {
    expect(gif?.images.original.url).toBe(`/media/${encodeURIComponent(url)}`);
    expect(gif?.title).toBe('https://not.media');
  }
});
