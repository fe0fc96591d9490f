import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { movingFiles } from './requests.ts';
import { EMBED } from './settings.ts';

const film = (page: Page) => page.locator('[data-film]');
const related = (page: Page) => page.getByRole('region', { name: 'Related GIFs' });

const isFlashing = (gif: { is_flashing?: unknown }) => gif.is_flashing;

test('a flashing GIF stays paused behind a notice and loads nothing that moves', async ({
  page,
  sandbox,
}) => {
  const id = await sandbox.idOf(isFlashing);
  const files = movingFiles(page);
  for (const path of ['embed', 'player']) {
    // Ends the requests of the last page.
    await page.goto('about:blank');
    files.length = 0;
    await page.goto(`${EMBED}/${path}/${id}`, { waitUntil: 'networkidle' });
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(page.getByText('Flashing lights')).toBeInViewport();
    await expect(play).toHaveAccessibleDescription('Flashing lights');
    expect(files.filter((file) => file.includes(id))).toEqual([]);
    await play.click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(page.getByText('Flashing lights')).toHaveCount(0);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(film(page)).toBeHidden();
    // Not "in the viewport", because moving the pointer may have scrolled a page that was still growing.
    await expect(page.getByText('Flashing lights')).toBeVisible();
  }
});

test('related GIFs pause together with the main GIF and stay paused on the next page', async ({
  page,
  sandbox,
}) => {
  const [id, next] = await sandbox.ids('gifs/trending?limit=2');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(related(page).getByRole('button')).toHaveCount(0);
  await page.mouse.move(240, 240);
  const moving = related(page).locator('.giphy-gif :is(video, img:not([src*="_s."]))');
  await related(page).getByRole('button', { name: 'Pause all' }).click();
  await expect(related(page).getByRole('button', { name: 'Play all' })).toBeFocused();
  await expect(related(page).locator('.giphy-gif img').first()).toBeVisible();
  await expect(moving).toHaveCount(0);
  await expect(film(page)).toHaveJSProperty('paused', true);

  await page.goto(`${EMBED}/embed/${next}`);
  await page.mouse.move(240, 240);
  await expect(related(page).locator('.giphy-gif img').first()).toBeVisible();
  await expect(moving).toHaveCount(0);
  await related(page).getByRole('button', { name: 'Play all' }).click();
  await expect.poll(() => moving.count()).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a film and a picture pause and play, even by keyboard, and a flashing one starts paused', async ({
    page,
    sandbox,
  }) => {
    const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
    for (const [call, moves] of [
      ['gifs/trending?limit=1', '[data-film]'],
      ['stickers/trending?limit=1', '.giphy-gif-img'],
    ] as const) {
      const [id] = await sandbox.ids(call);
      await page.goto(`${EMBED}/embed/${id}`);
      if (moves === '[data-film]') await expect(film(page)).toHaveJSProperty('paused', false);
      const moving = page.locator(moves).first();
      await expect(moving).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await pause.press(' ');
      await expect(moving).toBeHidden();
      await expect(page.locator('.first-frame')).toBeVisible();
      await pause.click();
      await expect(moving).toBeVisible();
    }
    await page.goto(`${EMBED}/embed/${await sandbox.idOf(isFlashing)}`);
    await expect(page.getByText('Flashing lights')).toBeVisible();
    await expect(film(page)).toHaveJSProperty('autoplay', false);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
