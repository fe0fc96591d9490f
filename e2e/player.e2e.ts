import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { EMBED } from './settings.ts';

const related = (page: Page) => page.getByRole('region', { name: 'Related GIFs' });
const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const film = (page: Page) => player(page).locator('[data-film]');

test('Escape dismisses the controls shown on hover until the pointer returns', async ({
  page,
  id,
}) => {
  await page.goto(`${EMBED}/embed/${id}`);
  const isSeen = () =>
    page
      .getByRole('button', { name: 'Pause', exact: true })
      .evaluate((button) => button.checkVisibility({ opacityProperty: true }));
  await player(page).hover();
  await expect(page.locator('[data-counted]')).toBeVisible();
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isSeen).toBe(false);
  await related(page).hover();
  await player(page).hover();
  await expect.poll(isSeen).toBe(true);
});

test('the grid replaces the related stills without a layout shift, and its GIFs open in the same frame', async ({
  page,
  id,
}) => {
  const moved = await recordShifts(page);
  // Page layout with room for the first tiles below the player.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${EMBED}/embed/${id}`);
  await page.mouse.move(240, 240);
  await expect(related(page).locator('[data-loaded]').first()).toBeVisible();
  expect(await moved()).toEqual([]);
  const tile = related(page).locator('.giphy-gif').first();
  const next = await tile.getAttribute('data-giphy-id');
  const title = await page.title();
  await tile.click();
  await expect(page).toHaveURL(`${EMBED}/embed/${next}`);
  await expect(page).not.toHaveTitle(title);
  const said = (await page.title()).replace(/ · Gifkit$/, '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
});

test('a frame that is too small shows only the GIF and two buttons', async ({ page, id }) => {
  await page.setViewportSize({ width: 240, height: 180 });
  await page.goto(`${EMBED}/embed/${id}`);
  await expect(film(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Gifkit', exact: true })).toBeHidden();
  await expect(page.getByText(/^@/)).toBeHidden();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport();
});

test('the heading of the related GIFs slides in with them and sticks', async ({ page, id }) => {
  await page.setViewportSize({ width: 480, height: 260 });
  await page.goto(`${EMBED}/embed/${id}`);
  const heading = page.locator('div:has(> #related-gifs)');
  const shelf = related(page);
  const gapOf = async () => {
    const top = (await heading.boundingBox())?.y ?? Number.NaN;
    return top - ((await shelf.boundingBox())?.y ?? Number.NaN);
  };
  // With 10 px in view, the heading has started to move by the 32 px below the header.
  await shelf.evaluate((it) =>
    window.scrollBy(0, it.getBoundingClientRect().top - innerHeight + 10),
  );
  await expect.poll(gapOf).toBeGreaterThan(10);
  await shelf.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top - 200));
  await expect.poll(gapOf).toBe(0);
  await shelf.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top + 60));
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? -1)).toBe(0);
});

test('a focused related still passes focus to its GIF in the grid', async ({ page, id }) => {
  await page.goto(`${EMBED}/embed/${id}`);
  const still = related(page).getByRole('link').nth(1);
  const address = (await still.getAttribute('href')) ?? '';
  await still.focus();
  const gif = related(page).getByRole('article').locator(`a[href$="${address}"]`);
  await expect(gif).toBeFocused();
});
