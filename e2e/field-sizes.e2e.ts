import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openStory, serveStories } from './story-site.ts';

// Touch only: with a mouse, fields may be smaller.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Fields with text below 16 px, into which iOS zooms. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NO_TEXT = ['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'color', 'file'];
    const fields = [...document.querySelectorAll('input, textarea, select, [contenteditable]')];
    return fields
      .filter((field) => !(field instanceof HTMLInputElement && NO_TEXT.includes(field.type)))
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${size} px: ${field.outerHTML.slice(0, 120)}`);
  });

serveStories();

test('no field of the stories makes iOS zoom', async ({ page }) => {
  for (const id of ['picker-gifpicker--alt-text', 'search--experience']) {
    await openStory(page, id);
    await page.locator('input, textarea').first().waitFor();
    expect(await smallFields(page), id).toEqual([]);
  }
});
