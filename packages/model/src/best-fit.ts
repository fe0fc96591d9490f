import type { IRendition } from './types/images.ts';

/** Maximum upscaling of a rendition in px. */
export const RENDITION_SCALE_UP_TOLERANCE = 50;

let defaultScaleUpMaxPixels = RENDITION_SCALE_UP_TOLERANCE;

/** Sets the default of `scaleUpMaxPixels`, in px. */
export function setRenditionScaleUpMaxPixels(pixels: number): void {
  defaultScaleUpMaxPixels = pixels;
}

/** True if a rendition fills a box when scaled up by at most `scaleUpMaxPixels` px in each direction. */
export const coversBox = (
  rendition: IRendition,
  width: number,
  height: number,
  scaleUpMaxPixels: number = defaultScaleUpMaxPixels,
): boolean =>
  width - rendition.width <= scaleUpMaxPixels && height - rendition.height <= scaleUpMaxPixels;

/**
 * Returns the rendition that fits a box best. Candidates need at most `scaleUpMaxPixels` of upscaling in each
 * direction; the one with the area closest to the box wins. If all renditions are smaller, the largest wins.
 *
 * A landscape GIF in a portrait box therefore gets a rendition that is high enough. All renditions are expected to
 * have the same aspect ratio.
 *
 * @param width width of the box in px.
 * @param height height of the box in px.
 * @param scaleUpMaxPixels maximum upscaling in px; 50 by default, or the value of setRenditionScaleUpMaxPixels.
 * @returns undefined when no rendition has a size.
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
