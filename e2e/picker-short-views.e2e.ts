import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveHost } from './host-site.ts';
import { serveDuring } from './serve-during.ts';
import { openStory, serveStories } from './story-site.ts';

serveStories();

const site = serveDuring(() => serveHost('odd-pages.tsx'));

/** Width and height in CSS px, and the minimum number of GIFs in view. */
const VIEWS = [
  ['a phone in landscape mode', 844, 390, 2],
  ['a window of 1280 by 720 at 200%', 640, 360, 2],
  ['a window of 1280 by 1024 at 400%', 320, 256, 1],
  ['a low window', 1024, 600, 4],
  ['a phone', 360, 640, 4],
] as const;

/** Number of GIFs of which at least half, or 80 px, shows between field and footer. */
const inView = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => {
    const boxOf = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
    const top = boxOf('.giphy-picker-head')?.bottom ?? 0;
    const bottom = boxOf('.giphy-picker-footer')?.top ?? innerHeight;
    return [...element.querySelectorAll('.giphy-gif')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      const seen = Math.min(box.bottom, bottom, innerHeight) - Math.max(box.top, top, 0);
      return seen >= Math.min(80, box.height / 2);
    }).length;
  });

test('a picker shows GIFs in low viewports, before and while typing', async ({ page }) => {
  await openStory(page, 'picker-gifpicker--popover');
  const dialog = page.getByRole('dialog', { name: 'GIF picker' });
  const field = dialog.getByRole('combobox');
  for (const [name, width, height, least] of VIEWS) {
    await page.setViewportSize({ width, height });
    await field.fill('');
    await expect.poll(() => inView(dialog), name).toBeGreaterThanOrEqual(least);
    await field.fill('a');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await expect(dialog.getByRole('grid')).toHaveAccessibleName(/^Results/);
    await expect.poll(() => inView(dialog), name).toBeGreaterThanOrEqual(least);
    await expect(field).toBeInViewport();
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, name).toBeLessThanOrEqual(width);
  }
});

test('a sheet and its alt text step show their buttons in a viewport of 240 by 256 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 240, height: 256 });
  await page.goto(`${site().url}/?part=sheet`);
  await page.getByRole('button', { name: 'Pick' }).click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('gridcell').first().getByRole('button').first().click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});
