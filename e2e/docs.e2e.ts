import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GALLERY } from './settings.ts';

// axe is slow on long pages.
test.slow();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the documentation finds an error message offline and has no axe violations', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(GALLERY)) elsewhere.push(request.url());
  });
  await page.goto(`${GALLERY}/docs/`);
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('textbox', { name: 'Search' })
    .fill('This content is not available in your location');
  const found = page.getByRole('dialog').getByRole('link', { name: 'Troubleshooting' });
  await expect(found.first()).toBeVisible();
  expect.soft(await violationsOn(page, { within: 'dialog' })).toEqual([]);
  await found.first().click();
  await expect(page.getByRole('heading', { name: 'Troubleshooting', level: 1 })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('guide and reference fit 400 px in dark mode and have no axe violations', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 400, height: 800 });
  for (const path of ['guides/privacy', 'api/sandbox']) {
    await page.goto(`${GALLERY}/docs/${path}/`);
    expect.soft(await widthOf(page)).toBe(400);
    expect.soft(await violationsOn(page)).toEqual([]);
  }
});
