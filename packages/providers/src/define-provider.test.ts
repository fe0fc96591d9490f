import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { isFetchError } from '@gifkit/fetch-api';
import { describe, expect, it, vi } from 'vitest';
import { defineProvider, type ProviderDefinition } from './define-provider.ts';
import type { GifProvider } from './gif-provider.ts';
import * as providers from './index.ts';
import { SERVICES } from './test/services.ts';
import { conformanceChecks } from './testing/conformance.ts';

const GUIDE = new URL('../../../apps/docs/pages/guides/own-catalog.md', import.meta.url);

/** Runs the provider of the guide as a module. */
function ofGuide(): GifProvider {
  const guide = readFileSync(GUIDE, 'utf8');
  const [, code = ''] = /```ts title="src\/ours\.ts"\n([\s\S]*?)```/.exec(guide) ?? [];
  const body = stripTypeScriptTypes(code)
    .replace(/import (\{[^}]*\}) from '@gifkit\/providers';/, 'const $1 = providers;')
    .replace('export const ours =', 'return');
  return new Function('providers', body)(providers);
}

const catalog = SERVICES.giphy();

/** The server described in the guide, a relay: `search`, `trending` and `gifs`. */
const guideServer: typeof fetch = async (input) => {
  const { pathname, searchParams } = new URL(String(input));
  const { q = '', id = '', limit, cursor } = Object.fromEntries(searchParams);
  const options = { limit: Number(limit), cursor };
  const calls: Record<string, () => Promise<{ data: unknown[]; next?: string | undefined }>> = {
    search: () => catalog.search(q, options),
    trending: () => catalog.trending(options),
    gifs: async () => ({ data: [...(await catalog.gifs([id])).values()] }),
  };
  try {
    return Response.json(await calls[pathname.replace('/api/gifs/', '')]?.());
  } catch (error) {
    return new Response('', { status: isFetchError(error) ? error.status || 502 : 400 });
  }
};

describe('the provider of the guide', () => {
  const checks = conformanceChecks({
    create({ fetch: fetcher = guideServer }) {
      vi.stubGlobal('fetch', fetcher);
      return ofGuide();
    },
    term: 'animal',
    emptyTerm: 'xyzzyplugh',
    unknownId: 'none-such',
  });

  it.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await run();
  });
});

describe('your own catalog', () => {
  const none: ProviderDefinition = {
    name: 'ours',
    search: async () => ({ data: [] }),
    trending: async () => ({ data: [] }),
    gif: async () => null,
  };

  it.each([undefined, null, [], 'text', { items: [] }])(
    'rejects with the name of the call if it returns no page: %j',
    async (page) => {
      const provider = defineProvider({ ...none, search: async () => page as never });
      const error: unknown = await provider.search('cat').catch((cause: unknown) => cause);
      expect(error).toMatchObject({ name: 'FetchError', status: 200 });
      expect(String(error)).toMatch(
        /“ours”\.search: it returned .*, but must return \{ data: \[…\] \}/,
      );
    },
  );

  it('rejects with a FetchError and the cause if a function throws', async () => {
    const cause = new TypeError('x is undefined');
    const provider = defineProvider({ ...none, trending: () => Promise.reject(cause) });
    const error = {
      name: 'FetchError',
      status: 0,
      message: expect.stringContaining('“ours”.trending: x is'),
    };
    await expect(provider.trending()).rejects.toMatchObject({ ...error, cause });
  });

  it('rejects the same way if a function throws synchronously', async () => {
    const provider = defineProvider({
      ...none,
      trending() {
        throw 'no catalog';
      },
    });
    await expect(provider.trending()).rejects.toThrow('“ours”.trending: no catalog');
  });

  it('rejects on abort even if a function ignores the signal', async () => {
    const provider = defineProvider({ ...none, search: () => new Promise(() => {}) });
    const controller = new AbortController();
    const search = provider.search('cat', { signal: controller.signal });
    controller.abort(new Error('typed on'));
    await expect(search).rejects.toThrow('typed on');
  });
});
