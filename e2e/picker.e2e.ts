import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openStory, serveStories } from './story-site.ts';

serveStories();

test('a category reached by arrow keys is fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openStory(page, 'picker-gifpicker--inline');
  const categories = page.getByRole('toolbar').getByRole('button');
  await categories.first().focus();
  const count = await categories.count();
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let step = 0; step < count; step++) {
      await page.keyboard.press(key);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a picker popover is in the top layer, inside the viewport, and works by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 660 });
  await openStory(page, 'picker-gifpicker--popover');
  const dialog = page.getByRole('dialog', { name: 'GIF picker' });
  const button = page.getByRole('button', { name: 'Pick a GIF' });
  const box = await dialog.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(660);
  expect(await dialog.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  expect(await violationsOn(page, { within: 'dialog' })).toEqual([]);

  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole('button');
  const first = await focused.getAttribute('aria-label');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(focused).toBeInViewport();
  expect(await focused.getAttribute('aria-label')).not.toBe(first);
  await page.keyboard.press('o');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('o');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  // Rotating the phone turns it into a bottom sheet with the same search.
  await page.keyboard.press('Enter');
  await field.fill('animal');
  await page.setViewportSize({ width: 400, height: 700 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  await expect(field).toHaveValue('animal');
  const sheet = await dialog.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(700);
  await page.mouse.click(200, 20);
  await expect(dialog).toBeHidden();

  // On a phone, where the keyboard would cover the sheet, the field is not focused automatically.
  await page.evaluate(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(hover: hover)' ? 'not all' : query);
  });
  await button.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.giphy-picker')).toBeFocused();
  await page.keyboard.press('o');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the GIFs of a selected category keep focus, even if they load late', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openStory(page, 'picker-gifpicker--popover');
  const dialog = page.getByRole('dialog', { name: 'GIF picker' });
  const category = dialog.getByRole('toolbar').getByRole('button').first();
  await category.focus();
  await sandbox.fail({ path: '/v1/gifs/search', latencyMs: 500, times: 1 });
  await page.keyboard.press('Enter');
  const results = dialog.getByRole('tabpanel');
  await expect(dialog.locator('.giphy-gif')).toHaveCount(0);
  // Chromium focuses a scroll container while nothing inside it is focusable.
  await expect(results).toBeFocused();
  await expect(dialog.locator('.giphy-gif').first()).toBeVisible();
  await expect(results).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveRole('button');
});
