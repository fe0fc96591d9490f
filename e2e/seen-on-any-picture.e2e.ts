import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { leastContrast, ringThickness } from './pixels.ts';
import { EMBED } from './settings.ts';

/** Minimum contrasts by WCAG 2.2 for text (1.4.3) and icons (1.4.11), and a focus ring's thickness in px (2.4.13). */
const TEXT = 4.5;
const ICON = 3;
const RING = 2;

/** Colors of plain pictures, the extremes below text and buttons. */
const PICTURES = { white: '#fff', black: '#000', gray: '#808080' };

/** Replaces the GIF with a plain picture, paused, and keeps its overlays. */
async function open(page: Page, path: string, color: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="${color}"/></svg>`;
  await page.route(/\/media\/.*\.(?:gif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${EMBED}${path}`);
  await page.mouse.move(200, 100);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

for (const [name, color] of Object.entries(PICTURES)) {
  test(`names, icons and focus rings are visible over a ${name} picture`, async ({
    page,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    await open(page, `/embed/${id}`, color);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const share = page.getByRole('button', { name: 'Share' });
    const uploader = page.locator('footer a').first();
    expect(await leastContrast(page.locator('footer strong'), 'text')).toBeGreaterThan(TEXT);
    for (const button of [play, share])
      expect(await leastContrast(button.locator('svg').last(), 'icon')).toBeGreaterThanOrEqual(
        ICON,
      );
    for (const target of [play, share, uploader]) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const focus = async () => {
        await page.keyboard.press('Tab');
        await target.focus();
      };
      expect(await ringThickness(target, focus), String(target)).toBeGreaterThanOrEqual(RING);
    }
  });
}

test('in forced colors buttons have an edge and focus is visible', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${EMBED}/player/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await page.keyboard.press('Tab');
  await share.focus();
  await expect(share).toHaveCSS('border-top-style', 'solid');
  await expect(share).toHaveCSS('outline-style', 'solid');
  await expect(share).toHaveCSS('outline-width', '3px');
});

test('with more contrast overlays are opaque', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  const share = page.getByRole('button', { name: 'Share' });
  await page.goto(`${EMBED}/player/${id}`);
  await expect(share).toHaveCSS('background-color', 'rgba(12, 12, 16, 0.8)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(share).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
