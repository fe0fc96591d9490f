import { expectSeen } from './expect-seen.ts';
import { expect, test } from './fixtures.ts';
import { EMBED } from './settings.ts';

/** Colors of plain pictures, the extremes below text and buttons. */
const PICTURES = { white: '#fff', black: '#000', gray: '#808080' };

test('names, icons and focus rings are visible over white, black and gray pictures', async ({
  page,
  id,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, color] of Object.entries(PICTURES)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="${color}"/></svg>`;
    await page.route(/\/media\/.*\.(?:gif|webp)$/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    await page.goto(`${EMBED}/embed/${id}`);
    await page.mouse.move(200, 100);
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeVisible();
    const share = page.getByRole('button', { name: 'Share' });
    const parts = {
      text: ['footer strong'],
      icons: [play, share].map((button) => button.locator('svg').last()),
      rings: [play, share, page.locator('footer a').first()],
    };
    await expectSeen(page, parts, `on ${name}`);
  }
});

test('in forced colors buttons have an edge and focus is visible, and with more contrast overlays are opaque', async ({
  page,
  id,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${EMBED}/player/${id}`);
  const share = page.getByRole('button', { name: 'Share' });
  await page.keyboard.press('Tab');
  await share.focus();
  await expect(share).toHaveCSS('border-top-style', 'solid');
  await expect(share).toHaveCSS('outline-style', 'solid');
  await expect(share).toHaveCSS('outline-width', '3px');
  await page.emulateMedia({ forcedColors: null });
  await expect(share).toHaveCSS('background-color', 'rgba(12, 12, 16, 0.8)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(share).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});
