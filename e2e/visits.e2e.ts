import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148';

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 400, height: 600 } });

  test('there is the way to the site, and no share menu, related GIFs or hover', async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await page.goto(`${EMBED}/embed/${id}`);
    await expect(page.getByRole('link', { name: 'View on GIPHY' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Related GIFs' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Continue Watching on GIPHY' })).toHaveCount(0);
  });
});

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('the GIF starts on its still', async ({ page, sandbox }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await page.goto(`${EMBED}/player/${id}`);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page.locator('[data-film]')).toHaveJSProperty('paused', true);
  });
});

test('the bare player fills its frame, and names the uploader after the first hover', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.setViewportSize({ width: 480, height: 480 });
  await page.goto(`${EMBED}/player/${id}`);
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeAttached();
  expect(await player.boundingBox()).toMatchObject({ width: 480, height: 480 });
  await expect(player.getByText(/^@/)).toHaveCount(0);
  await page.mouse.move(240, 240);
  await expect(player.getByText(/^@/)).toBeVisible();
  await page.mouse.move(240, 600);
  await expect(player.getByText(/^@/)).toBeAttached();
});

test('on a card of Twitter the button stays', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/player/${id}?context=twitter`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

const actionsOf = async (sandbox: { events: () => Promise<{ action_type: string }[]> }) =>
  (await sandbox.events()).map(({ action_type }) => action_type);

test('a visitor who does something is counted: seen, hovered and started', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/player/${id}`);
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  const all = () => actionsOf(sandbox);
  await expect.poll(all).toEqual(expect.arrayContaining(['SEEN', 'HOVER', 'START']));
  expect((await all()).filter((action) => action === 'SEEN')).toHaveLength(1);
});

test('a visitor who only watches is counted as one who has seen the GIF', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  await expect.poll(() => actionsOf(sandbox)).toEqual(['SEEN']);
});

test('a visitor whose browser says no is not counted', async ({ page, sandbox }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/player/${id}`, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(await sandbox.events()).toEqual([]);
});
