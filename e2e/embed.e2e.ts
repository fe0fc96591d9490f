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
