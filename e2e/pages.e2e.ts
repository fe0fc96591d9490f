import type { Page } from '@playwright/test';
import { LISTED_PAGES, pathOf } from '../apps/gallery/src/address/route.ts';
import { violationsOn } from './axe.ts';
import { buttonsWithoutEdge } from './button-edges.ts';
import { expect, test } from './fixtures.ts';
import { LARGE_TARGET, LEAST_TARGET, targetsOn } from './reach.ts';
import { cutTexts, excessWidth, expectToGrow, spaceText, ZOOMED } from './room.ts';
import { EMBED, GALLERY } from './settings.ts';

test.describe.configure({ mode: 'parallel' });

// Each page is checked in all ways after a single load.
test.slow();

const WINDOW = { width: 1280, height: 720 };

/** A tall window, so that most of a page is in view. */
const TALL = { width: 1100, height: 2400 };

/** The largest headings grow with the window. */
const WIDE = { width: 2400, height: 1200 };

const SCHEMES = ['light', 'dark'] as const;

/** Expects no axe violations in light mode, and no color violations in dark mode. */
async function expectNoViolations(page: Page, within = 'body'): Promise<void> {
  expect.soft(await violationsOn(page, { within }), 'in light mode').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofColors = await violationsOn(page, { within, rules: ['color-contrast'] });
  expect.soft(ofColors, 'in dark mode').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects text at level AAA (WCAG 2.2, 1.4.6) with more contrast, and edges around all buttons with forced colors. */
async function expectStrongColors(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    expect(
      await violationsOn(page, { except: 'iframe, .live', rules: ['color-contrast-enhanced'] }),
    ).toEqual([]);
  }
  await page.setViewportSize(TALL);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ contrast: null, forcedColors: 'active', colorScheme });
    await expect(async () => expect(await buttonsWithoutEdge(page)).toEqual([])).toPass();
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: 'light' });
}

for (const path of [...LISTED_PAGES.map(pathOf), 'a GIF']) {
  test(`the gallery’s page ${path} is accessible in all colors, has click targets of 24 px, and is complete at 400%`, async ({
    page,
    id,
  }) => {
    await page.setViewportSize(WINDOW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(GALLERY + (path.startsWith('/') ? path : `/gifs/${id}`));
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page);

    // Components are tested in their stories.
    const targets = await targetsOn(page, '.live');
    const small = targets.filter(({ width, height }) => Math.min(width, height) < LEAST_TARGET);
    expect.soft(small).toEqual([]);
    const pills = page.locator('.chips :is(a, button), [aria-label="Trending searches"] button');
    // Some pages have no button that pauses all.
    const names = ['Gifkit', 'Pause all', ...(await pills.allInnerTexts())];
    const choices = targets.filter(({ name }) => names.includes(name));
    expect.soft(choices).not.toEqual([]);
    expect.soft(choices.filter(({ height }) => height < LARGE_TARGET)).toEqual([]);

    await page.evaluate(() => scrollTo(0, 0));
    await expectStrongColors(page);
    await page.setViewportSize(WIDE);
    await expectToGrow(page);
    await page.setViewportSize(ZOOMED);
    await spaceText(page);
    // Grids adapt to the new width asynchronously.
    await expect.poll(() => excessWidth(page)).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
  });
}

test('a clip and the related GIFs over the player have no axe violations', async ({
  page,
  clipId: id,
}) => {
  await page.goto(`${EMBED}/player/${id}`);
  await page.getByRole('button', { name: 'Unmute clip' }).click();
  await expect(page.locator('.giphy-video')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Related GIFs' }).press('Enter');
  await expect(page.locator('[data-loaded]').first()).toBeVisible();
  await expectNoViolations(page);
});

test('the embed and its share menu are accessible in all colors, have click targets of 44 px, and text that grows', async ({
  page,
  id,
}) => {
  const small = async () =>
    (await targetsOn(page, '.giphy-grid, input')).filter(
      ({ width, height }) => Math.min(width, height) < LARGE_TARGET,
    );
  await page.setViewportSize(WINDOW);
  // A sheet that is still sliding in covers less.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await expectToGrow(page);
  expect.soft(await small()).toEqual([]);
  await expectStrongColors(page);
  await page.setViewportSize(WINDOW);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Related GIFs' }).hover();
  await expect(page.locator('[data-loaded]').first()).toBeVisible();
  await expectNoViolations(page);
  expect.soft(await small()).toEqual([]);
});
