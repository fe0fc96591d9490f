import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
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

/** Does what a term is about. */
function act(term: TermName, provider: GifProvider): unknown {
  if (term === 'mayProxyApi') return underTerms(provider).trending();
  if (term === 'mayCacheUrls') return underTerms(provider, { maxAge: 3_600_000 });
  return checkTerm(provider, term);
}

describe.each(TERM_NAMES)('%s', (term) => {
  it('passes without a warning if the terms allow it', async () => {
    await act(term, under(term, 'yes'));
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['with-approval', 'unknown'] as const)(
    'warns once if the permission is “%s”',
    async (permission) => {
      await act(term, under(term, permission));
      await act(term, under(term, permission));
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.lastCall?.[0]).toContain(
        '(https://ours.example/terms, read on 2026-11-23). If you have its permission, state it: `approved',
      );
    },
  );

  it('throws if the terms forbid it; a call from a server only warns', async () => {
    const forbidden = async () => act(term, under(term, 'no'));
    if (term === 'mayProxyApi') {
      await forbidden();
      expect(warn.mock.lastCall?.[0]).toContain('its terms forbid calls from a server');
    } else {
      await expect(forbidden()).rejects.toMatchObject({ name: 'TermsError', term });
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
