import { gzipSync } from 'node:zlib';
import { MOST_GZIPPED_PAGE_BYTES, MOST_PAGE_BYTES } from '../apps/embed/src/test/page-budget.ts';
import { budgetFault } from '../scripts/compressed-budget.ts';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

test('the GIF shows without any script', async ({ browser, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(page.locator('[data-film]')).toHaveJSProperty('paused', false);
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the first frame is there before the GIF, which takes its time', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\.mp4$/, () => {});
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
  const still = page.getByRole('region', { name: 'Player' }).locator('img[src$="_s.gif"]').first();
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
});

test('the first frame does not show through a sticker that has come', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('stickers/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.locator('.giphy-gif-img')).toHaveJSProperty('complete', true);
  await expect(player.locator('img[fetchpriority="high"]')).toBeHidden();
});

/** px; the frame that an embed code makes. */
const FRAME = { width: 480, height: 480 };

/** URLs of the images that have arrived. It runs in the page. */
const loadedSources = (images: Element[]) =>
  images
    .filter((image) => (image as HTMLImageElement).naturalWidth > 0)
    .map((image) => image.getAttribute('src'));

test('a visitor who only watches loads the start script alone, of 5.7 kB at most, and no related still', async ({
  page,
  sandbox,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname.endsWith('.js')) scripts.push(one.url());
  });
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const counting = page.waitForRequest(/pingback/);
  await page.setViewportSize(FRAME);
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'load' });
  await counting;
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringContaining('/start-')]);
  const code = await (await request.get(scripts[0] ?? '')).body();
  expect(budgetFault(gzipSync(code, { level: 9 }).length, 5_700)).toBeUndefined();
  const related = page.getByRole('region', { name: 'Related GIFs' });
  expect(await related.locator('img').evaluateAll(loadedSources)).toEqual([]);
  await related.hover();
  await expect.poll(() => scripts.join()).toContain('/RelatedGrid-');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a related still is loaded when it comes into view, before the client: motion ${reducedMotion}`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await page.route(/[/.]client-/, () => {});
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(FRAME);
    await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'networkidle' });
    const stills = page.getByRole('region', { name: 'Related GIFs' }).locator('img');
    const countLoaded = async () => (await stills.evaluateAll(loadedSources)).length;
    expect(await countLoaded()).toBe(0);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(countLoaded).toBe(3);
  });
}

test('the page is as small as in its unit tests, as built', async ({ request, sandbox }) => {
  for (const id of await sandbox.ids('gifs/trending?limit=10')) {
    const page = await (await request.get(`${EMBED}/embed/${id}`)).body();
    expect(page.length).toBeLessThanOrEqual(MOST_PAGE_BYTES);
    expect(budgetFault(gzipSync(page).length, MOST_GZIPPED_PAGE_BYTES)).toBeUndefined();
  }
});

test('an unknown id is a page that says so', async ({ page, complaints }) => {
  const answer = await page.goto(`${EMBED}/embed/nothing-here`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading')).toBeVisible();
  complaints.length = 0;
});

test('a service that is down is a friendly page, and not kept by anyone', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.fail({ path: '/v1/gifs', status: 503 });
  const answer = await page.goto(`${EMBED}/embed/any-gif`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading')).toBeVisible();
  complaints.length = 0;
});

test('a page that says what went wrong loads again, whatever fragment its address has', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.fail({ path: '/v1/gifs', status: 503 });
  await page.clock.install();
  // The embed would have kept a GIF that another test has asked for.
  await page.goto(
    `${EMBED}/player/never-asked-for#gifkit-host=https%3A%2F%2Fa.example&gifkit-token=abc`,
  );
  await expect(page.getByRole('heading', { name: 'The GIFs are taking a break' })).toBeVisible();
  const again = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 4000 });
  await page.clock.runFor(13_000);
  await again;
  expect(page.url()).toContain('gifkit-token=abc');
  // The browser complains of both answers, the second one a little later.
  await expect.poll(() => complaints.length).toBe(2);
  complaints.length = 0;
});
