import type { IGif } from './types/gif.ts';

/** The grid that pages are laid out on, in px. */
export const DEFINED_GRID = { columns: 12, columnWidth: 72, spacing: 16, width: 1040 } as const;

/** How many times as wide as high, or as high as wide, a picture is laid out at most. */
const MAX_ASPECT_RATIO = 100;

type WithImages = Pick<IGif, 'images'>;

/**
 * Width by height of a GIF, from its `fixed_width` rendition, else its original. At most 100, at least
 * 1/100, so that one GIF with a wrong size cannot make a list endless or empty.
 *
 * @returns 0 when neither has a size.
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

/** Height in px of a GIF shown `gifWidth` px wide; at least 1, or 0 when its size is unknown. */
export function getGifHeight(gif: WithImages, gifWidth: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.max(1, Math.round(gifWidth / ratio)) : 0;
}

/** Width in px of a GIF shown `gifHeight` px high; at least 1, or 0 when its size is unknown. */
export function getGifWidth(gif: WithImages, gifHeight: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.max(1, Math.round(gifHeight * ratio)) : 0;
}
