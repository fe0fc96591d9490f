import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

const place = (page: Page) =>
  page.evaluate(() => {
    const tile = document.activeElement?.closest('[data-giphy-index]');
    return tile ? Number(tile.getAttribute('data-giphy-index')) : undefined;
  });

/** Scrolls to a lazy-loaded part of the components page; parts above may move it. */
async function comeTo(page: Page, name: string, part: (section: Locator) => Locator) {
  await page.goto('/components');
  const section = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView());
    await expect(part(section)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return part(section);
}

const openPicker = (page: Page) =>
  comeTo(page, 'Grid as a picker', (section) => section.getByRole('grid'));

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a picker is one Tab stop while its GIFs are paused', async ({ page }) => {
    const picker = await openPicker(page);
    await expect(picker.getByRole('button', { name: /^Play / }).nth(5)).toBeVisible();
    await picker.locator('.giphy-gif-face').first().focus();
    await page.keyboard.press('ArrowDown');
    const index = await place(page);
    expect(index).toBeGreaterThan(0);
    await page.keyboard.press('F2');
    expect(await focused(page)).toMatch(/^Play /);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Pause /);
    await page.keyboard.press('Escape');
    expect(await place(page)).toBe(index);
    expect(await focused(page)).not.toMatch(/^Pause /);
    await page.keyboard.press('Tab');
    expect(await place(page)).toBeUndefined();
    await page.keyboard.press('Shift+Tab');
    expect(await place(page)).toBe(index);
    await page.keyboard.press('Shift+Tab');
    expect(await place(page)).toBeUndefined();
  });
});

test('a page takes focus when it opens, as does the target of a link within a page', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  // Before hydration, a link loads another document.
  await expect(page.locator('.giphy-img-loaded').first()).toBeAttached();
  await page.getByRole('link', { name: 'Components' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Carousel', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Carousel', exact: true })).toBeFocused();
  await page.goBack();
  await page.goBack();
  // The address points to the content.
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/#content');
});
