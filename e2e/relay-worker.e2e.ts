import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Miniflare } from 'miniflare';
import { build } from 'rolldown';
import { startCountingApi } from './servers/counting-api.ts';

const WORKER = join(import.meta.dirname, 'servers/relay-worker.ts');

/** ms; long enough to disconnect before the response. */
const LATENCY = 600;

let api: Awaited<ReturnType<typeof startCountingApi>>;
let worker: Miniflare;
let origin: string;
test.beforeAll(async () => {
  api = await startCountingApi(LATENCY);
  const { output } = await build({ input: WORKER, platform: 'browser', write: false });
  worker = new Miniflare({
    modules: true,
    script: output[0].code,
    compatibilityDate: '2026-04-01',
    bindings: { GIF_API_URL: api.url, GIF_API_KEY: 'key-of-the-relay' },
  });
  ({ origin } = await worker.ready);
});
test.afterAll(async () => {
  await worker.dispose();
  await api.close();
});
test.beforeEach(() => {
  api.takeAsked();
});

const search = (term: string, init?: RequestInit) => fetch(`${origin}/search?q=${term}`, init);

test('a relay on workerd searches and serves repeated requests from the platform’s cache', async () => {
  const first = await search('cat');
  expect(first.status).toBe(200);
  const { data } = (await first.json()) as { data: unknown[] };
  expect(data).not.toEqual([]);
  expect(((await (await search('cat')).json()) as { data: unknown[] }).data).toEqual(data);
  expect(api.takeAsked()).toEqual(['/v1/gifs/search']);
});

test('a relay on workerd responds to the others after the first client has disconnected', async () => {
  const leaving = new AbortController();
  const first = search('owl', { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => api.takeAsked()).toEqual(['/v1/gifs/search']);
  const second = search('owl');
  leaving.abort();
  expect(await first).toBe('left');
  expect((await second).status).toBe(200);
});
