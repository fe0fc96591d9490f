import type { IRendition } from './types/images.ts';

/** How many px a rendition may be scaled up before a larger one is chosen. */
export const RENDITION_SCALE_UP_TOLERANCE = 50;

let defaultScaleUpMaxPixels = RENDITION_SCALE_UP_TOLERANCE;

/** Sets the default of `scaleUpMaxPixels`, in px. */
export function setRenditionScaleUpMaxPixels(pixels: number): void {
  defaultScaleUpMaxPixels = pixels;
}

/**
 * Whether a rendition fills a box when it is scaled up by at most `scaleUpMaxPixels`, in width and in height.
 * All in px.
 */
export const coversBox = (
  rendition: IRendition,
  width: number,
  height: number,
  scaleUpMaxPixels: number = defaultScaleUpMaxPixels,
): boolean =>
  width - rendition.width <= scaleUpMaxPixels && height - rendition.height <= scaleUpMaxPixels;

/**
 * The rendition that fits a box best: of those that need no more than `scaleUpMaxPixels` of scaling up
 * in either direction, the one whose area is closest to the box; if all are smaller, the largest.
 *
 * A landscape GIF in a portrait box therefore gets a rendition high enough for the box. All renditions
 * are taken to have the same aspect ratio.
 *
 * @param width of the box in px.
 * @param height of the box in px.
 * @param scaleUpMaxPixels px.
 * @default scaleUpMaxPixels 50, or what setRenditionScaleUpMaxPixels has set
 * @returns undefined when there is no rendition with a size.
 */
export function bestfit<T extends IRendition>(
  renditions: readonly T[],
  width: number,
  height: number,
  scaleUpMaxPixels: number = defaultScaleUpMaxPixels,
): T | undefined {
  const boxArea = width * height;
  let closest: T | undefined;
  let closestDistance = Number.POSITIVE_INFINITY;
  let largest: T | undefined;
  for (const rendition of renditions) {
    const area = rendition.width * rendition.height;
    if (!(area > 0)) continue;
    if (!largest || area > largest.width * largest.height) largest = rendition;
    const isLargeEnough = coversBox(rendition, width, height, scaleUpMaxPixels);
    const distance = Math.abs(1 - area / boxArea);
    if (isLargeEnough && distance < closestDistance) {
      closest = rendition;
      closestDistance = distance;
    }
  }
  return closest ?? largest;
}
