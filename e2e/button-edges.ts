import type { Page } from '@playwright/test';
import { type Color, contrast, ICON, look } from './pixels.ts';

/** Distance in px on both sides of a button's box in which its edge is searched. */
const REACH = 4;

/** Returns the names of enabled buttons in view that lack an edge on some side. */
export async function buttonsWithoutEdge(page: Page): Promise<string[]> {
  const buttons = await page.evaluate(() => {
    const isInView = ({ left, top, right, bottom, width }: DOMRect) =>
      left >= 8 && top >= 8 && right <= innerWidth - 8 && bottom <= innerHeight - 8 && width > 8;
    /** Excludes buttons that are covered or clipped by a scroll container. */
    const isUncovered = (one: Element, { left, top, right, bottom }: DOMRect) => {
      const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
      const sides = [
        [left + 2, center],
        [right - 2, center],
        [middle, top + 2],
        [middle, bottom - 2],
      ] as const;
      return sides.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    };
    return [...document.querySelectorAll('button:not(:disabled, [aria-disabled="true"])')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent.trim(),
        box: one.getBoundingClientRect(),
        one,
      }))
      .filter(({ box, one }) => isInView(box) && isUncovered(one, box))
      .map(({ name, box: { x, y, width, height } }) => ({ name, x, y, width, height }));
  });
  const size = page.viewportSize();
  if (!size || buttons.length === 0) throw new Error('No button is in view');
  const seen = await look(page, { x: 0, y: 0, ...size });
  const crosses = (at: (step: number) => Color): boolean => {
    const first = at(-REACH);
    return Array.from({ length: 2 * REACH }, (_, step) => at(step + 1 - REACH)).some(
      (color) => contrast(first, color) >= ICON,
    );
  };
  const hasEdge = ({ x, y, width, height }: (typeof buttons)[number]): boolean => {
    const [middle, center] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    const column = (side: number) => (step: number) => seen.at(Math.round(side) + step, center);
    const row = (side: number) => (step: number) => seen.at(middle, Math.round(side) + step);
    return [column(x), column(x + width), row(y), row(y + height)].every(crosses);
  };
  return buttons.filter((button) => !hasEdge(button)).map(({ name }) => name);
}
