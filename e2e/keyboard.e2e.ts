import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Index of the GIF that has the focus. */
const place = (page: Page) =>
  page.evaluate(() => {
    const tile = document.activeElement?.closest('[data-giphy-index]');
    return tile ? Number(tile.getAttribute('data-giphy-index')) : undefined;
  });

/** Whether the focus is on something that comes before the feed. */
const isBeforeFeed = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return false;
    const place = document.querySelector('[role="feed"]')?.compareDocumentPosition(activeElement);
    return place === Node.DOCUMENT_POSITION_PRECEDING;
  });

/** Comes to a part of the components page, which loads as it comes into view; those above may push it away. */
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

  test('a picker is one stop of the Tab key while its GIFs rest', async ({ page }) => {
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

test('pages and ends of a picker are reached by keys', async ({ page }) => {
  const picker = await openPicker(page);
  await expect(picker.locator('.giphy-img-loaded').nth(5)).toBeVisible();
  await picker.locator('.giphy-gif-face').first().focus();
  await page.keyboard.press('PageDown');
  const below = await place(page);
  expect(below).toBeGreaterThan(4);
  await expect(picker.locator(`[data-giphy-index="${below}"]`)).toBeInViewport();
  await page.keyboard.press('PageUp');
  expect(await place(page)).toBe(0);
  await page.keyboard.press('Control+End');
  expect(await place(page)).toBeGreaterThanOrEqual(below ?? 0);
  await expect(picker.getByRole('row').last().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  expect(await place(page)).toBe(0);
});

test('the button of a carousel keeps the focus at the end', async ({ page }) => {
  const next = await comeTo(page, 'Carousel', (section) =>
    section.getByRole('button', { name: /^Next/ }),
  );
  await next.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
});

test('Ctrl with End leaves a feed at the end of the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.giphy-img-loaded').first()).toBeVisible();
  await page.locator('.giphy-gif-face').first().focus();
  await page.keyboard.press('Control+End');
  await expect(page.locator('.results [role="status"]').first()).toBeFocused();
  await page.locator('.giphy-gif-face').first().focus();
  await page.keyboard.press('Control+Home');
  await expect.poll(() => isBeforeFeed(page)).toBe(true);
});

test('a page that is opened gets the focus, and so does the place of a link inside a page', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  // Before any script runs, a link loads another document.
  await expect(page.getByRole('feed', { name: 'GIFs' })).toBeAttached();
  await page.getByRole('link', { name: 'Components' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Carousel', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Carousel', exact: true })).toBeFocused();
  await page.goBack();
  await page.goBack();
  // Its address names the content.
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/#content');
});
