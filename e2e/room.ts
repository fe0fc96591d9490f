import { expect, type Page } from '@playwright/test';
import { adoptStyles } from './adopt-styles.ts';
import { endAnimations } from './end-animations.ts';

/** A page of 1280 by 1024 px at 400% zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Applies the text spacing that readers may set (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(
    adoptStyles,
    `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`,
  );

/**
 * Returns texts that are cut off by a box with hidden overflow. Scroll containers do not count, nor do ellipses with
 * the full text in a tooltip (`title`).
 */
export async function cutTexts(page: Page): Promise<string[]> {
  // Parts that slide out of view are cut off for a moment.
  await page.evaluate(endAnimations);
  return page.evaluate(() => {
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return { x: isHidden(overflowX), y: isHidden(overflowY) };
    };
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || parent.closest('script, style, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[title]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        // Visually hidden text.
        if (getComputedStyle(box).clipPath !== 'none') break;
        const edge = box.getBoundingClientRect();
        const { x, y } = hides(box);
        const isCut =
          (x && (text.left < edge.left - 1 || text.right > edge.right + 1)) ||
          (y && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1));
        if (isCut) found.push(`${node.nodeValue.trim()} in ${box.outerHTML.slice(0, 80)}`);
        if (isCut || scrolls(box)) break;
      }
    }
    return found;
  });
}

/** Width in px by which a page exceeds its window and scrolls horizontally. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Runs in a page: doubles the browser's default text size, and returns texts that do not follow. */
function doubleTextSize(within: string): string[] {
  const walker = document.createTreeWalker(
    document.querySelector(within) as Element,
    NodeFilter.SHOW_TEXT,
  );
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const found: { text: string; element: Element; before: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    // Text over a picture has only the room of the picture.
    if (!text || !element?.checkVisibility() || element.closest('.giphy-gif, .live')) continue;
    found.push({ text, element, before: sizeOf(element) });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 32px !important } * { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  return found
    .filter(({ element, before }) => sizeOf(element) < before * 1.9)
    .map(({ text, before }) => `${before} px: ${text}`);
}

/** Expects all text to grow with the browser's default text size, and to have room; then restores the size. */
export async function expectToGrow(page: Page, within = 'body'): Promise<void> {
  expect.soft(await page.evaluate(doubleTextSize, within)).toEqual([]);
  expect.soft(await cutTexts(page)).toEqual([]);
  await expect.poll(() => excessWidth(page)).toBe(0);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
