import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { serveDuring } from './serve-during.ts';
import { serveExample } from './static-site.ts';

/** Waits two frames, because browsers report the caret to editors in the frame after a key. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

const site = serveDuring(() => serveExample('tiptap/dist'));
test.beforeEach(({ page }) => page.goto(site().url));

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const pickerOf = (page: Page) => page.getByRole('dialog');
const gifsOf = (page: Page) => page.getByRole('figure', { name: 'GIF' });

/** Picks the first GIF of the open picker by keyboard and sets its alt text. */
async function choose(page: Page, alt: string) {
  const picker = pickerOf(page);
  await expect(picker.getByRole('combobox')).toBeFocused();
  await expect(picker.getByRole('grid').getByRole('row').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('grid').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const words = picker.getByRole('textbox', { name: 'Description' });
  await expect(words).toBeFocused();
  await words.fill(alt);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
}

async function writeGif(page: Page, term: string, alt: string) {
  await page.keyboard.type(`/gif ${term}`);
  await page.keyboard.press('Enter');
  await choose(page, alt);
}

test('replaces /gif and Enter with a GIF, continues below it, and has no axe violations', async ({
  page,
}) => {
  await textOf(page).focus();
  await page.keyboard.type('Good morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/gif coffee');
  await page.keyboard.press('Enter');
  await expect(pickerOf(page).getByRole('combobox')).toHaveValue('coffee');
  await expect(page.getByRole('grid', { name: 'Results for “coffee”' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await choose(page, 'A cup of coffee');
  await page.keyboard.type('and good night');
  const picture = gifsOf(page).getByRole('img', { name: 'A cup of coffee' });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(picture).toHaveAttribute('src', /_s\.gif$/);
  await expect(textOf(page)).not.toContainText('/gif');
  await expect(textOf(page)).toHaveText('Good morningand good night');
  expect(await violationsOn(page)).toEqual([]);
});

test('selects, describes, copies and removes a GIF by keyboard', async ({ page }) => {
  await textOf(page).focus();
  await writeGif(page, 'cat', 'A cat');
  const status = page.getByRole('status').filter({ hasText: 'GIF selected' });
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('GIF selected: A cat. Delete removes it.');
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(gifsOf(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('end');
  await expect(gifsOf(page)).toHaveCount(2);
  for (const _ of 'end') await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(status).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(gifsOf(page)).toHaveCount(1);
  await gifsOf(page).getByRole('img').click();
  await expect(status).toHaveCount(1);
  await page.keyboard.press('Delete');
  await expect(gifsOf(page)).toHaveCount(0);
});

test('inserts a GIF at the caret with the button', async ({ page }) => {
  await textOf(page).focus();
  await page.keyboard.type('beforeafter');
  for (const _ of 'after') await page.keyboard.press('ArrowLeft');
  await settled(page);
  const button = page.getByRole('button', { name: 'GIF', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await choose(page, 'A GIF');
  await page.keyboard.type('X');
  await expect(gifsOf(page).getByRole('img', { name: 'A GIF' })).toBeVisible();
  await expect(textOf(page).getByText('Xafter', { exact: true })).toBeVisible();
  await expect(textOf(page)).toHaveText('beforeXafter');
});
