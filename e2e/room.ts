import type { Page } from '@playwright/test';

/** A page of 1280 by 1024 px at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** Lets text be as wide and as far apart as readers may set it (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    // A content security policy lets in no other style.
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
 * Texts that are cut off: by a box that hides what sticks out, and that says nowhere else what it hides.
 * What scrolls hides nothing; a text that ends in an ellipsis has the rest in its tooltip (`title`).
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
        // For screen readers alone.
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

/** px that a page is wider than its window: then it scrolls both ways. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
