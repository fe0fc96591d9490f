import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { hold } from './requests.ts';
import { GALLERY } from './settings.ts';

const tiles = (page: Page): Locator => page.locator('.giphy-gif');
const searchField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });

/** Scrolls like a visitor until more than `count` GIFs are listed. */
async function scrollPast(page: Page, count: number): Promise<void> {
  await expect(async () => {
    // Wheel events may take effect only after the next step of the test.
    await page.evaluate(() => scrollBy(0, 1500));
    const last = tiles(page).locator('xpath=..').last();
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(count);
  }).toPass({ intervals: [100] });
}

test('a visitor searches, scrolls three pages, opens an animated GIF, and sees related ones', async ({
  page,
}) => {
  // Covers an entire visit.
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();

  await searchField(page).fill('happy');
  await expect(page.getByRole('heading', { name: '“happy” in GIFs' })).toBeVisible();
  await expect(page).toHaveURL('/?q=happy');
  await expect(tiles(page).first()).toBeVisible();

  await searchField(page).fill('');
  await expect(page.getByRole('heading', { name: 'Trending GIFs' })).toBeVisible();
  await scrollPast(page, 30);
  await page.evaluate(() => window.scrollTo(0, 0));

  await page.locator('[aria-posinset="1"] a').click();
  await expect(page).toHaveURL(/\/gifs\//);
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(page.url());
  const picture = page.locator('.stage .giphy-gif-img');
  // The sandbox may draw it only now.
  await expect(picture).toHaveJSProperty('complete', true, { timeout: 40_000 });

  const related = page.getByRole('region', { name: 'Related' });
  await related.scrollIntoViewIfNeeded();
  await expect(related.locator('.giphy-gif-img').first()).toBeVisible();
  await expect(related.locator('.giphy-gif-img').first()).toHaveJSProperty('complete', true);
});

test('the page of a GIF works without scripts, and scripts hydrate it without changes', async ({
  browser,
  page,
  sandbox,
}) => {
  const [id] = await sandbox.ids('gifs/search?q=%40animalparade&limit=1');
  const address = `${GALLERY}/gifs/${id}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  const title = await plain.getByRole('heading', { level: 1 }).textContent();
  expect(title).toContain('GIF');
  const picture = plain.locator('.stage img');
  await expect(picture).toHaveJSProperty('complete', true, { timeout: 40_000 });
  await expect(picture).toBeVisible();
  await expect(plain.getByRole('link', { name: /Animal Parade/ })).toBeVisible();
  // Controls that need scripts are hidden.
  await expect(plain.getByRole('heading', { name: 'Related' })).toBeHidden();
  await expect(plain.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();

  const moved = await recordShifts(page);
  await page.goto(address);
  const related = page.getByRole('region', { name: 'Related' });
  await expect(page.locator('.stage').getByRole('button', { name: /^Pause/ })).toBeVisible();
  await related.evaluate((list) => list.scrollIntoView());
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  // If React rendered it again, it would have a client-side id.
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveAttribute('id', /^_R_/);
  expect(await moved()).toEqual([]);
});

test('nothing on the start page moves at any width, even if fonts arrive late', async ({
  page,
}) => {
  const moved = await recordShifts(page);
  for (const width of [320, 400, 900, 1400]) {
    const loadFonts = await hold(page, /woff2/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.locator('[data-ssr-style]')).toHaveCount(0);
    loadFonts();
    await page.waitForLoadState();
    expect(await moved()).toEqual([]);
    await page.unroute(/woff2/);
  }
});

test('going back keeps the search and the position in its list', async ({ page, sandbox }) => {
  await page.goto('/');
  await scrollPast(page, 30);
  await page.getByRole('link', { name: 'On your page' }).focus();
  // Not at the very end of the page, where the loader changes the height.
  const place = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    return scrollY;
  });
  const placeNow = () => page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'On your page' })).toBeInViewport();
  await sandbox.reset();
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(placeNow).toBeCloseTo(place, -1);
  const requests = await sandbox.requests();
  expect(requests.filter(({ query }) => query.offset === '0')).toEqual([]);
});

test('a page that cannot be loaded shows an error and the links to the others', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.route('**/assets/ComponentsPage*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Components' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded\./);
  await page.unroute('**/assets/ComponentsPage*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
  complaints.length = 0;
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
