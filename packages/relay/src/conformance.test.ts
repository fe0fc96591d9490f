import { type GifProvider, klipy, tenor } from '@gifkit/providers';
import { conformanceChecks } from '@gifkit/providers/testing';
import { createSandbox, serve as serveSandbox } from '@gifkit/sandbox';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { relayed } from './client/relayed.ts';
import { createRelay } from './create-relay.ts';
import { approval } from './test/klipy-service.ts';
import { serveRelay } from './test/serve-relay.ts';
import type { Upstream } from './upstream/upstream.ts';

const service = await serveSandbox(createSandbox(), { port: 0 });
afterAll(() => service.close());

const KEY = 'a-key-that-stays-secret';

const services: Record<string, (upstream: Upstream) => GifProvider> = {
  'KLIPY’s shape': (upstream) => klipy({ key: KEY, baseUrl: `${service.url}/api/v1`, ...upstream }),
  'Tenor’s shape': (upstream) => tenor({ key: KEY, baseUrl: `${service.url}/v2`, ...upstream }),
};

describe.each(Object.entries(services))('through a relay, %s', (_name, provider) => {
  const relay = createRelay({
    provider,
    basePath: '/api/gifs',
    approval: { ...approval, covers: ['mayProxyApi', 'mayProxyMedia'] },
    secrets: [KEY],
    limits: { overall: false },
    media: { secret: 's'.repeat(32), hosts: [service.url] },
    // The sandbox draws a file on its first request, which takes longer than 5 s on a busy machine.
    timeout: 30_000,
  });
  let server: Awaited<ReturnType<typeof serveRelay>>;
  beforeAll(async () => {
    server = await serveRelay(relay);
  });
  afterAll(() => server.close());
  const checks = conformanceChecks({
    create: (options) =>
      relayed({
        baseUrl: `${server.url}/api/gifs`,
        capabilities: relay.capabilities,
        cache: { maxAge: 0, errorMaxAge: 0 },
        ...options,
      }),
    term: 'animal',
    emptyTerm: 'xyzzyplugh',
    unknownId: 'none-such',
  });

  it.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_check, run) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await run();
  });
});
