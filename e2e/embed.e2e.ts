import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

test('the GIF shows without any script', async ({ browser, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${EMBED}/embed/${id}`);
  const picture = page.locator('.giphy-gif-img').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    1,
  );
  await context.close();
});

test('the first frame is there before the GIF, which takes its time', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.route(/\.webp$/, () => {});
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'commit' });
  const still = page.getByRole('region', { name: 'Player' }).locator('img[src$="_s.gif"]');
  await expect
    .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
});

test('the first frame does not show through a sticker that has come', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('stickers/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  const images = page.getByRole('region', { name: 'Player' }).locator('img[src*="/media/"]');
  await expect(images).toHaveCount(1);
  await expect(images).toHaveJSProperty('complete', true);
});

test('a visitor who does nothing loads no more script than the page came with', async ({
  page,
  sandbox,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => !/\/(?:client|rolldown-runtime)-/.test(url))).toEqual([]);
  await page.getByRole('region', { name: 'Related GIFs' }).hover();
  await expect.poll(() => scripts.join()).toContain('/RelatedGrid-');
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
