import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';
import { type Box, contrast, look } from './pixels.ts';

/** The name of something with words, and the least contrast that they have with what is behind them. */
export interface Legible {
  name: string;
  contrast: number;
}

/**
 * What is read in the elements that match and are in view, by the contrast of its letters with each pixel
 * behind them. Hides all letters of the page for it.
 */
export async function contrastsInView(page: Page, selector: string): Promise<Legible[]> {
  await page.evaluate(endAnimations);
  const drawn = await page.evaluate((wanted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const found: { name: string; box: Box; colour: [number, number, number] }[] = [];
    for (const element of document.querySelectorAll(wanted)) {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); isShown && text; text = walker.nextNode()) {
        const parent = text.parentElement;
        if (!canvas || !parent || !text.textContent?.trim()) continue;
        canvas.fillStyle = getComputedStyle(parent).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const range = document.createRange();
        range.selectNode(text);
        for (const { left, top, right, bottom } of range.getClientRects()) {
          const [x, y] = [Math.ceil(left), Math.ceil(top)];
          const box = { x, y, width: Math.floor(right) - x, height: Math.floor(bottom) - y };
          const isInView = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
          // What is only for screen readers stands in a box of a pixel or so.
          const { width, height } = parent.getBoundingClientRect();
          if (!isInView || Math.min(width, height, box.width, box.height) < 4) continue;
          // What scrolled out of the element's own box is not seen, and neither is what lies below a dialog.
          const upper = document.elementFromPoint(x + box.width / 2, y + box.height / 2);
          if (!upper || !(element.contains(upper) || upper.contains(parent))) continue;
          found.push({ name: text.textContent.trim(), box, colour: [red, green, blue] });
        }
      }
    }
    // A style element would be refused by the policies of the pages.
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('* { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets.push(hidden);
    return found;
  }, selector);
  const size = page.viewportSize();
  if (!size || !drawn.length) throw new Error(`Nothing is read in ${selector}`);
  const background = await look(page, { x: 0, y: 0, ...size });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return drawn.map(({ name, box, colour }) => {
    let least = 21;
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        least = Math.min(least, contrast(colour, background.at(x, y)));
      }
    }
    return { name, contrast: least };
  });
}
