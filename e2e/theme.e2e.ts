import { expect, test } from './fixtures.ts';
import { look } from './pixels.ts';
import { EMBED } from './settings.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(12, 12, 16)';

test('a page is white or black by the system’s preference or its query', async ({ page, id }) => {
  for (const [system, query, background] of [
    ['light', '', WHITE],
    ['dark', '', BLACK],
    ['dark', '?theme=light', WHITE],
    ['light', '?theme=dark', BLACK],
    ['dark', '?theme=auto', BLACK],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(`${EMBED}/embed/${id}${query}`);
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  }
});

test('the background of a sticker is not dimmed by the controls', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('stickers/trending?limit=1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 480, height: 480 });
  await page.goto(`${EMBED}/embed/${id}`);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await page.mouse.move(240, 240);
  await expect(page.locator('[data-counted]')).toBeVisible();
  await expect(play).toBeVisible();
  // Beside the sticker, which reaches the lower edge, and away from parts with a background.
  for (const y of [2, 476]) {
    const { at } = await look(page, { x: 356, y, width: 8, height: 2 });
    for (const value of at(4, 1)) expect(value).toBeGreaterThan(230);
  }
});
