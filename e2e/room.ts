import type { Page } from '@playwright/test';

/** A page of 1280 by 1024 px at 400% zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Applies the text spacing that readers may set (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    // The content security policy forbids style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Returns texts that are cut off by a box with hidden overflow. Scroll containers do not count, nor do ellipses with
 * the full text in a tooltip (`title`).
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

/** Width in px by which a page exceeds its window and scrolls horizontally. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
