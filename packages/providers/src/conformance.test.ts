import { createSandbox, serve } from '@gifkit/sandbox';
import { afterAll, describe, it, vi } from 'vitest';
import type { GifProvider } from './gif-provider.ts';
import { giphy } from './giphy/giphy.ts';
import { klipy } from './klipy/klipy.ts';
import { tenor } from './tenor/tenor.ts';
import { conformanceChecks } from './testing/conformance.ts';

const sandbox = createSandbox();
const server = await serve(sandbox, { port: 0 });
afterAll(() => server.close());

const KEY = 'a-key-to-hide';
const cache = { maxAge: 0, errorMaxAge: 0 };

const providers: Record<string, (options: { fetch?: typeof fetch }) => GifProvider> = {
  giphy: (options) => giphy(KEY, { baseUrl: `${server.url}/v1`, cache, ...options }),
  tenor: (options) => tenor({ key: KEY, baseUrl: `${server.url}/v2`, cache, ...options }),
  klipy: (options) =>
    klipy({ key: KEY, customerId: 'me', baseUrl: `${server.url}/api/v1`, cache, ...options }),
};

describe.each(Object.entries(providers))('%s', (_name, create) => {
  const checks = conformanceChecks({
    create,
    term: 'animal',
    emptyTerm: 'xyzzyplugh',
    unknownId: 'none-such',
    secret: KEY,
  });
  it.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_check, run) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await run();
  });
});
