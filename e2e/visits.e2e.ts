import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148';

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE, viewport: { width: 400, height: 600 } });

  test('the links to the site and the video show, but no share menu, related GIFs or hover', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${EMBED}/embed/${await sandbox.idFrom('youtube')}`);
    await expect(page.getByRole('link', { name: 'View on Gifkit' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Watch', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(page.getByText(/^@/)).toBeInViewport();
    expect(await page.locator('footer').boundingBox()).toMatchObject({ height: 68 });
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Related GIFs' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Continue Watching on Gifkit' })).toHaveCount(0);
  });
});

test.describe('with a touch screen and keys', () => {
  test.use({ userAgent: PHONE, hasTouch: true });

  test('a phone or tablet shows its whole row, and the switch for shortcuts', async ({
    page,
    sandbox,
  }) => {
    const id = await sandbox.idFrom('youtube');
    for (const width of [250, 480]) {
      await page.setViewportSize({ width, height: 300 });
      await page.goto(`${EMBED}/embed/${id}?lang=de`);
      const row = [
        ...(await page.locator('footer a').all()),
        ...(await page.locator('footer button').all()),
      ];
      expect(row.length).toBeGreaterThanOrEqual(4);
      for (const one of row) await expect(one).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Mehr' }).tap();
      await expect(page.getByRole('button', { name: 'Tastenkürzel' })).toBeInViewport();
    }
  });
});

test('the bare player fills its frame and shows the uploader after the first hover', async ({
  page,
  id,
}) => {
  await page.setViewportSize({ width: 480, height: 480 });
  await page.goto(`${EMBED}/player/${id}`);
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
  expect(await player.boundingBox()).toMatchObject({ width: 480, height: 480 });
  await expect(player.getByText(/^@/)).toHaveCount(0);
  await page.mouse.move(240, 240);
  await expect(player.getByText(/^@/)).toBeVisible();
  await page.mouse.move(240, 600);
  await expect(player.getByText(/^@/)).toBeAttached();
});

test('the button stays in a Twitter card', async ({ page, id }) => {
  await page.goto(`${EMBED}/player/${id}?context=twitter`);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

const actionsOf = async (sandbox: { events: () => Promise<{ action_type: string }[]> }) =>
  (await sandbox.events()).map(({ action_type }) => action_type);

test('an interacting visitor is counted: seen, hovered, started, and gone to the site', async ({
  page,
  sandbox,
  id,
}) => {
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('region', { name: 'Player' }).hover();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Continue Watching on Gifkit' }).press('Enter');
  await opening;
  const all = () => actionsOf(sandbox);
  await expect.poll(all).toEqual(expect.arrayContaining(['SEEN', 'HOVER', 'START', 'CLICK']));
});

test('a visitor who only watches is counted once, even if the client loads later', async ({
  page,
  sandbox,
  id,
}) => {
  const counting = page.waitForRequest(/pingback/);
  await page.goto(`${EMBED}/embed/${id}`);
  await counting;
  await expect.poll(() => actionsOf(sandbox)).toEqual(['SEEN']);
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => actionsOf(sandbox)).toEqual(['SEEN', 'START']);
});
