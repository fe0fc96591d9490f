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
import { checkTerm, underTerms } from './check-term.ts';
import { termsOfHost } from './service-terms.ts';
import { type Permission, TERM_NAMES, type TermName } from './terms.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Warnings of this page.
  const said = (globalThis as Record<symbol, unknown>)[Symbol.for('@gifkit/providers/terms@1')];
  (said as Set<string> | undefined)?.clear();
});

const PAGE = { data: [{ id: 'a', title: 'A', images: {} }] };

/** A provider with this permission for one term, and “yes” for all others. */
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

/** An action for each term. Copying media is tested in the picker. */
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
  it('passes without a warning if the terms allow it', async () => {
    await ACTS[term](under(term, 'yes'));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['with-approval', 'unknown'] as const)(
    'warns once if the permission is “%s”',
    async (permission) => {
      await ACTS[term](under(term, permission));
      await ACTS[term](under(term, permission));
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.lastCall?.[0]).toContain(
        '(https://ours.example/terms, read on 2026-11-23). If you have its permission, state it: `approved',
      );
    },
  );

  it('throws if the terms forbid it; a call from a server only warns', async () => {
    const act = async () => ACTS[term](under(term, 'no'));
    if (term === 'mayProxyApi') {
      await act();
      expect(warn.mock.lastCall?.[0]).toContain('its terms forbid calls from a server');
    } else {
      await expect(act()).rejects.toMatchObject({ name: 'TermsError', term });
    }
  });
});

describe('a call', () => {
  it('counts as one from a server if there is no document, except in workers and apps', async () => {
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

describe('an approval', () => {
  it('allows only what it names', () => {
    const { capabilities } = klipy({ key: 'k', approved: ['mayProxyApi', 'mayMix'] });
    expect(capabilities).toMatchObject({
      mayProxyApi: 'yes',
      mayMix: 'yes',
      mayProxyMedia: 'with-approval',
    });
  });

  it('is rejected for a term that the service never approves, and for an unknown name', () => {
    expect(() => giphy('k', { approved: ['mayProxyApi'] })).toThrow(
      /approved has “mayProxyApi”, but the service's terms provide for no approval of it: https:/,
    );
    expect(() => giphy('k', { approved: ['mayCacheUrls'] })).not.toThrow();
    expect(() => klipy({ key: 'k', approved: ['everything' as TermName] })).toThrow(
      'approved has “everything”, but may have these names only: mayProxyApi,',
    );
  });

  it('is not needed if you are the service', () => {
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

  it.each(['notgiphy.com', 'klipy.com.example', 'localhost', ''])(
    'are unknown for “%s”',
    (host) => {
      expect(termsOfHost(host)).toBeUndefined();
    },
  );

  it('are KLIPY’s for hosts of KLIPY, with any adapter', () => {
    const { capabilities } = tenor({ key: 'k', baseUrl: TENOR_HOSTS.klipy });
    expect(capabilities).toMatchObject({ mayProxyApi: 'with-approval', mayCacheUrls: 'no' });
    expect(capabilities.attribution).toMatchObject({
      isRequired: true,
      placeholder: 'Search KLIPY',
    });
  });

  it('are unknown for other hosts with Tenor’s API', () => {
    const { capabilities } = tenor({ key: 'k', baseUrl: 'https://gifs.example/v2' });
    for (const term of TERM_NAMES) expect(capabilities[term]).toBe('unknown');
    expect(capabilities.attribution.text).toBe('');
  });
});

describe('every term of a service', () => {
  it.each([giphy('k'), klipy({ key: 'k' })])('has a page and a date: $name', ({ capabilities }) => {
    for (const term of TERM_NAMES) {
      expect(capabilities.termSources[term]).toMatchObject({
        url: expect.stringMatching(/^https:\/\//),
        readOn: expect.stringMatching(/^2026-\d\d-\d\d$/),
      });
    }
  });
});

describe('combined providers', () => {
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

  it('report, store and find each GIF at its own provider', async () => {
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

  it('leave out filtered GIFs', async () => {
    const none = filterProvider(ours('a'), () => false);
    expect((await none.trending()).data).toEqual([]);
    expect((await none.gif('a')).id).toBe('a');
  });
});

it('proxyMedia changes the media URLs of every method', async () => {
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
