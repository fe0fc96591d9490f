import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

export type Color = readonly [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of part of a page, row by row. */
export interface Pixels {
  width: number;
  height: number;
  at: (x: number, y: number) => Color;
}

/** Takes the pixels of a page after animations have ended. */
export async function look(page: Page, clip: Box): Promise<Pixels> {
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const { data: values, info } = await sharp(png)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number): Color => {
    const start = 4 * (y * width + x);
    return [values[start] ?? 0, values[start + 1] ?? 0, values[start + 2] ?? 0];
  };
  return { width, height, at };
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: minimum contrast of text (1.4.3), icons and focus rings (1.4.11); thickness of rings in px (2.4.13). */
export const TEXT = 4.5;
export const ICON = 3;
export const RING = 2;

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Drawn {
  box: Box;
  color: Color;
}

/** Boxes and colors of text or icons in an element; hides them until the test restores them. */
const hideDrawn = (target: Locator, kind: 'text' | 'icon'): Promise<Drawn[]> =>
  target.evaluate((element, wanted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgb = (css: string): [number, number, number] => {
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const inside = (box: DOMRect, frame: DOMRect) => {
      const x = Math.ceil(Math.max(box.left, frame.left));
      const y = Math.ceil(Math.max(box.top, frame.top));
      const width = Math.floor(Math.min(box.right, frame.right)) - x;
      const height = Math.floor(Math.min(box.bottom, frame.bottom)) - y;
      return { x, y, width, height };
    };
    const found: { box: ReturnType<typeof inside>; color: [number, number, number] }[] = [];
    if (wanted === 'text') {
      const range = document.createRange();
      range.selectNodeContents(element);
      const frame = element.getBoundingClientRect();
      const color = rgb(getComputedStyle(element).color);
      for (const box of range.getClientRects()) found.push({ box: inside(box, frame), color });
      // Keeps the background of the text. forced-color-adjust allows transparent text in forced colors.
      (element as HTMLElement).style.cssText +=
        'forced-color-adjust: none !important; color: transparent !important';
    } else {
      for (const shape of element.querySelectorAll('path, circle')) {
        const { fill, stroke, opacity } = getComputedStyle(shape);
        const box = shape.getBoundingClientRect();
        if (opacity === '0') continue;
        for (const paint of [fill, stroke]) {
          if (paint !== 'none') found.push({ box: inside(box, box), color: rgb(paint) });
        }
      }
      (element as SVGElement).style.setProperty('visibility', 'hidden', 'important');
    }
    return found.filter(({ box }) => box.width > 0 && box.height > 0);
  }, kind);

/**
 * Minimum contrast of an element's text or icons with the pixels behind them. Hides them for the measurement, so that
 * antialiased edges do not count.
 */
export async function leastContrast(target: Locator, kind: 'text' | 'icon'): Promise<number> {
  const drawn = await hideDrawn(target, kind);
  if (!drawn.length) throw new Error(`There is no ${kind} in ${target}`);
  const left = Math.min(...drawn.map(({ box }) => box.x));
  const top = Math.min(...drawn.map(({ box }) => box.y));
  const background = await look(target.page(), {
    x: left,
    y: top,
    width: Math.max(...drawn.map(({ box }) => box.x + box.width)) - left,
    height: Math.max(...drawn.map(({ box }) => box.y + box.height)) - top,
  });
  let least = 21;
  for (const { box, color } of drawn) {
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        least = Math.min(least, contrast(color, background.at(x - left, y - top)));
      }
    }
  }
  await target.evaluate((element) => {
    for (const name of ['visibility', 'color', 'forced-color-adjust']) {
      (element as HTMLElement).style.removeProperty(name);
    }
  });
  return least;
}

/** Distance in px around an edge in which a focus ring is searched. */
const REACH = 9;

/**
 * Visible thickness of a focus ring in px: the number of pixels near the element's edge that change by 3:1 or more with
 * focus, divided by the length of the edge (WCAG 2.4.13 requires 2).
 */
export async function ringThickness(target: Locator, focus: () => Promise<void>): Promise<number> {
  const page = target.page();
  const box = await target.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${target} is not on the page`);
  const x = Math.max(0, Math.floor(box.x) - REACH);
  const y = Math.max(0, Math.floor(box.y) - REACH);
  const clip = {
    x,
    y,
    width: Math.min(size.width, Math.ceil(box.x + box.width) + REACH) - x,
    height: Math.min(size.height, Math.ceil(box.y + box.height) + REACH) - y,
  };
  const before = await look(page, clip);
  await focus();
  const after = await look(page, clip);
  const isNearEdge = (column: number, row: number) =>
    column < 2 * REACH ||
    row < 2 * REACH ||
    column >= clip.width - 2 * REACH ||
    row >= clip.height - 2 * REACH;
  let changed = 0;
  for (let row = 0; row < after.height; row++) {
    for (let column = 0; column < after.width; column++) {
      if (!isNearEdge(column, row)) continue;
      if (contrast(before.at(column, row), after.at(column, row)) >= 3) changed++;
    }
  }
  const radius = await target.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { borderTopLeftRadius: css } = getComputedStyle(element);
    const asked = css.endsWith('%')
      ? (Number.parseFloat(css) / 100) * width
      : Number.parseFloat(css);
    return Math.min(asked, width / 2, height / 2);
  });
  // A round corner is shorter than the sides that it replaces.
  return changed / (2 * (box.width + box.height) - (8 - 2 * Math.PI) * radius);
}
