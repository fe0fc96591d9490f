import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cutTexts, excessWidth } from './room.ts';
import { EMBED, GALLERY } from './settings.ts';
import { openStory, serveStories } from './story-site.ts';

serveStories();

/** Makes the default text size of the browser 32 px, and expects all text to follow. */
async function expectToGrow(page: Page, within = 'body'): Promise<void> {
  const small = await page.evaluate((selector) => {
    const walker = document.createTreeWalker(
      document.querySelector(selector) as Element,
      NodeFilter.SHOW_TEXT,
    );
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const found: { text: string; element: Element; before: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      // Texts over a picture have its room only.
      if (!text || !element?.checkVisibility() || element.closest('.giphy-gif')) continue;
      found.push({ text, element, before: sizeOf(element) });
    }
    // A content security policy lets in no other style.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 32px !important } * { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return found
      .filter(({ element, before }) => sizeOf(element) < before * 1.9)
      .map(({ text, before }) => `${before} px: ${text}`);
  }, within);
  expect.soft(small).toEqual([]);
  expect.soft(await cutTexts(page)).toEqual([]);
  expect.soft(await excessWidth(page)).toBe(0);
}

test('text of the gallery grows with the default of the browser', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  for (const path of ['/', '/chat', `/gifs/${id}`]) {
    await page.goto(GALLERY + path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    // The largest headings grow with the window.
    await page.setViewportSize({ width: 2400, height: 1200 });
    await expectToGrow(page);
  }
});

test('text of the embed grows with the default of the browser', async ({ page, sandbox }) => {
  const [id] = await sandbox.ids('gifs/trending?limit=1');
  await page.goto(`${EMBED}/embed/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await expectToGrow(page);
});

test('text of a picker grows with the default of the browser', async ({ page, sandbox: _ }) => {
  for (const id of [
    'picker-gifpicker--inline',
    'picker-gifpicker--alt-text',
    'search--experience',
  ]) {
    expect(await openStory(page, id)).toBe('played');
    await expectToGrow(page, '#storybook-root');
  }
});
