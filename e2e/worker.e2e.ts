import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { expect, test } from './fixtures.ts';
import { SANDBOX } from './settings.ts';
import { workerOptions } from './worker-options.ts';

const folder = join(import.meta.dirname, '../apps/embed');

const SETTINGS = {
  GIF_API_URL: `${SANDBOX}/v1`,
  GIF_API_KEY: 'e2e',
  PINGBACK_URL: `${SANDBOX}/v2/pingback`,
};

let worker: Miniflare;
let origin: string;
test.beforeAll(async () => {
  worker = new Miniflare(workerOptions(folder, SETTINGS));
  ({ origin } = await worker.ready);
});
test.afterAll(() => worker.dispose());

test('workerd serves a page that hydrates, its files with a long max-age, and no other files of the build', async ({
  page,
  request,
  id,
}) => {
  await page.goto(`${origin}/embed/${id}`);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const script = await page.locator('script[src]').getAttribute('src');
  expect((await request.get(`${origin}${script}`)).headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  for (const path of ['/.vite/manifest.json', '/assets/missing.js', '/embed/a%2Fb']) {
    const response = await request.get(origin + path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).toContain('There is no such page');
  }
});

test('workerd serves pages from the platform’s cache and responds with 304 to repeat visitors', async ({
  sandbox,
}) => {
  const [, , id] = await sandbox.ids('gifs/trending?limit=3');
  const ask = (headers: Record<string, string> = {}, query = '') =>
    fetch(`${origin}/embed/${id}${query}`, { headers });
  const first = await ask();
  const page = await first.text();
  for (const query of ['', '?api_key=its-own-key'])
    expect(await (await ask({ 'Accept-Language': 'en-GB' }, query)).text()).toBe(page);
  const again = await ask({ 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  for (const headers of [
    { 'User-Agent': 'iPhone' },
    { 'Accept-Language': 'de' },
    { 'Save-Data': 'on' },
  ])
    expect(await (await ask(headers)).text()).not.toBe(page);
});

test('visitors on workerd share API responses', async ({ sandbox }) => {
  const [, id] = await sandbox.ids('gifs/trending?limit=2');
  await sandbox.fail({ path: `/v1/gifs/${id}`, latencyMs: 300 });
  const visits = [1, 2, 3].map(() => fetch(`${origin}/embed/${id}`));
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  expect((await fetch(`${origin}/player/${id}`)).status).toBe(200);
  const asked = (await sandbox.requests()).filter(({ path }) => path === `/v1/gifs/${id}`);
  expect(asked).toHaveLength(1);
});

test('workerd logs configuration errors and shows visitors a general message', async () => {
  const lines: string[] = [];
  const broken = new Miniflare({
    ...workerOptions(folder, { ...SETTINGS, GIF_API_KEY: '' }),
    handleRuntimeStdio: (_: Readable, stderr: Readable) => {
      stderr.on('data', (chunk) => lines.push(String(chunk)));
    },
  });
  const response = await broken.dispatchFetch('http://localhost/embed/abc');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('This server is not set up.');
  await expect.poll(() => lines.join('')).toContain('GIF_API_KEY has to be set');
  await broken.dispose();
});
