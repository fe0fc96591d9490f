import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, spaceText, ZOOMED } from './room.ts';
import { EMBED, GALLERY } from './settings.ts';

/** Expects no axe violations in light mode, and no color violations in dark mode. */
async function expectNoViolations(page: Page, within = 'body'): Promise<void> {
  expect.soft(await violationsOn(page, { within }), 'in light mode').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofColors = await violationsOn(page, { within, rules: ['color-contrast'] });
  expect.soft(ofColors, 'in dark mode').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the gallery is accessible, has click targets of 24 px, 44 px in its header and on pills, and is complete at 400%', async ({
  page,
  sandbox,
}) => {
  // Hit testing covers every pixel across many targets on five pages.
  test.slow();
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  for (const path of ['', 'components', 'host', 'lab', `gifs/${id}`]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${GALLERY}/${path}`);
    await expect(page.locator('.giphy-img-loaded, .live iframe, .own-key').first()).toBeVisible();
    await expectNoViolations(page);

    // Components are tested in their stories.
    const targets = await targetsOn(page, '.live');
    const small = targets.filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET);
    expect.soft(small, path).toEqual([]);
    const pills = page.locator('.chips :is(a, button), [aria-label="Trending searches"] button');
    const pillNames = (await pills.allTextContents()).map((name) => name.trim());
    // The host page has no button that pauses all.
    const names = ['Gifkit', 'Pause all', ...pillNames];
    const choices = targets.filter(({ name }) => names.includes(name));
    expect.soft(choices.length, path).toBeGreaterThanOrEqual(1);
    expect
      .soft(
        choices.filter(({ height }) => height < LARGE_TARGET),
        path,
      )
      .toEqual([]);

    await page.setViewportSize(ZOOMED);
    await spaceText(page);
    // Grids adapt to the new width asynchronously.
    await expect.poll(() => excessWidth(page), path).toBe(0);
    expect(await cutTexts(page), path).toEqual([]);
  }
});

test('a clip and the related GIFs over the player have no axe violations', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('videos/search?q=a&limit=1');
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'Unmute clip' }).click();
  await expect(page.locator('.giphy-video')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Related GIFs' }).press('Enter');
  await expect(page.locator('[data-loaded]').first()).toBeVisible();
  await expectNoViolations(page);
});

test('the embed has no axe violations and click targets of 44 px', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('region', { name: 'Related GIFs' }).hover();
  await expect(page.locator('[data-loaded]').first()).toBeVisible();
  await expectNoViolations(page);
  const small = async () =>
    (await targetsOn(page, '.giphy-grid, input')).filter(
      ({ width, height }) => Math.min(width, height) < LARGE_TARGET,
    );
  expect.soft(await small()).toEqual([]);
  // A sheet that is still sliding in covers less.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  expect.soft(await small()).toEqual([]);
});
