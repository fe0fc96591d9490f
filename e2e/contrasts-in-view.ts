import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';
import { type Box, contrast, look } from './pixels.ts';

/** A text's name and its minimum contrast with the pixels behind it. */
export interface Legible {
  name: string;
  contrast: number;
}

/**
 * Measures the contrast of visible text in the matching elements with each pixel behind it. Hides all text of the page
 * to do so.
 */
export async function contrastsInView(page: Page, selector: string): Promise<Legible[]> {
  await page.evaluate(endAnimations);
  const drawn = await page.evaluate((wanted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const found: { name: string; box: Box; color: [number, number, number] }[] = [];
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
          // Visually hidden text has a box of about one pixel.
          const { width, height } = parent.getBoundingClientRect();
          if (!isInView || Math.min(width, height, box.width, box.height) < 4) continue;
          // Excludes text that is scrolled out of its box or lies below a dialog.
          const upper = document.elementFromPoint(x + box.width / 2, y + box.height / 2);
          if (!upper || !(element.contains(upper) || upper.contains(parent))) continue;
          found.push({ name: text.textContent.trim(), box, color: [red, green, blue] });
        }
      }
    }
    return found;
  }, selector);
  // The pages' policies forbid style elements.
  const hidden = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const size = page.viewportSize();
  if (!size || !drawn.length) throw new Error(`There is no visible text in ${selector}`);
  const background = await look(page, { x: 0, y: 0, ...size });
  // The page may have adopted another sheet after this one.
  await hidden.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return drawn.map(({ name, box, color }) => {
    let least = 21;
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        least = Math.min(least, contrast(color, background.at(x, y)));
      }
    }
    return { name, contrast: least };
  });
}
