import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../apps/gallery/src/address/route.ts';
import { contrastsInView } from './contrasts-in-view.ts';
import { expect, test } from './fixtures.ts';
import { leastContrast } from './pixels.ts';
import { EMBED, GALLERY } from './settings.ts';

/** Contrast of small text at level AAA (WCAG 2.2, 1.4.6), the minimum for a preference of more contrast. */
const ENOUGH = 7;

const CONTROLS = 'a, button, label, legend, h1, h2, summary';

/** Checks a page in both color schemes with a single load. */
async function inBothSchemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await look();
  }
}

test('with more contrast every page and the share menu of the embed are readable', async ({
  page,
  sandbox,
}) => {
  test.slow();
  const expectReadable = () =>
    inBothSchemes(page, () =>
      // Frames and pictures that are loading still move the text below them.
      expect(async () => {
        const read = await contrastsInView(page, CONTROLS);
        expect(read.filter(({ contrast }) => contrast < ENOUGH)).toEqual([]);
      }).toPass(),
    );
  for (const path of PAGE_PATHS) {
    await page.goto(GALLERY + path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await expectReadable();
  }
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await expectReadable();
});

test('with more contrast a hovered button keeps its icon', async ({ page }) => {
  await page.goto(GALLERY);
  await page.locator('.giphy-gif a').first().click();
  const next = page.getByRole('button', { name: 'Next GIF' });
  await next.hover();
  await inBothSchemes(page, async () => {
    expect(await leastContrast(next.locator('svg'), 'icon')).toBeGreaterThanOrEqual(ENOUGH);
  });
});
