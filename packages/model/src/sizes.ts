import type { IGif } from './types/gif.ts';

/** The page grid, in px. */
export const DEFINED_GRID = { columns: 12, columnWidth: 72, spacing: 16, width: 1040 } as const;

/** Limit of the aspect ratio, in either direction. */
const MAX_ASPECT_RATIO = 100;

type WithImages = Pick<IGif, 'images'>;

/**
 * Returns the aspect ratio (width / height) of a GIF, from its `fixed_width` rendition, else from the original. The
 * range is 1/100 to 100, so that a GIF with a wrong size cannot break the layout of a list.
 *
 * @returns 0 when neither rendition has a size.
 */
export function getAspectRatio({ images }: WithImages): number {
  for (const rendition of [images?.fixed_width, images?.original]) {
    if (rendition && rendition.width > 0 && rendition.height > 0) {
      const ratio = rendition.width / rendition.height;
      return Math.min(Math.max(ratio, 1 / MAX_ASPECT_RATIO), MAX_ASPECT_RATIO);
    }
  }
  return 0;
}

/** Returns the height in px of a GIF shown `gifWidth` px wide: at least 1, or 0 if its size is unknown. */
export function getGifHeight(gif: WithImages, gifWidth: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.max(1, Math.round(gifWidth / ratio)) : 0;
}

/** Returns the width in px of a GIF shown `gifHeight` px high: at least 1, or 0 if its size is unknown. */
export function getGifWidth(gif: WithImages, gifHeight: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.max(1, Math.round(gifHeight * ratio)) : 0;
}
