import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { EMBED, GALLERY } from './settings.ts';
import { openStory, serveStories } from './story-site.ts';

serveStories();

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', contrast: 'more' }));

const styleOf = (target: Locator, name: string) =>
  target.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );

test('shows the selection, placeholders and the focused field in forced colors', async ({
  page,
}) => {
  await page.goto(GALLERY);
  const picture = page.locator('.giphy-gif picture').first();
  await expect(picture).toHaveCSS('outline-style', 'solid');
  const background = (name: string) =>
    styleOf(page.locator('.switch label', { hasText: name }).locator('span'), 'background-color');
  expect(await background('GIFs')).not.toBe(await background('Stickers'));
  const here = page.getByRole('link', { name: 'GIFs', exact: true });
  const elsewhere = page.getByRole('link', { name: 'Components' });
  expect(await styleOf(here, 'background-color')).not.toBe(
    await styleOf(elsewhere, 'background-color'),
  );
  const search = page.getByLabel('Search GIFs, stickers and clips', { exact: true });
  const message = page.getByLabel('Message', { exact: true });
  for (const field of [search, message]) {
    if (field === message) await page.getByRole('link', { name: 'Chat' }).click();
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    await expect(field).toHaveCSS('outline-width', '3px');
  }
});

test('shows edges of the embed’s sheets, heart and menu in forced colors', async ({ page, id }) => {
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog');
  const heart = sheet.getByRole('link', { name: 'Favorite' });
  for (const edged of [sheet, heart]) await expect(edged).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  const items = page.locator('.more-menu :is(a, button)');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) await expect(item).toHaveCSS('border-top-width', '1px');
});

test('shows loading and the selected suggestion in forced colors', async ({ page }) => {
  await openStory(page, 'components-loader--loading');
  const dots = page.locator('#storybook-root [role="status"] span');
  expect(await styleOf(dots.first(), 'background-color')).toBe(
    await styleOf(page.locator('body'), 'color'),
  );
  await openStory(page, 'search--experience');
  await page.getByRole('combobox').click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.getByRole('combobox').press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  const other = page.getByRole('option', { selected: false }).first();
  expect(await styleOf(chosen, 'background-color')).not.toBe(
    await styleOf(other, 'background-color'),
  );
});
