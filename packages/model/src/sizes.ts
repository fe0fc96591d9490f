import type { IGif } from './types/gif.ts';

type WithImages = Pick<IGif, 'images'>;

/**
 * Width by height of a GIF, from its `fixed_width` rendition, else its original.
 *
 * @returns 0 when neither has a size.
 */
export function getAspectRatio({ images }: WithImages): number {
  for (const rendition of [images?.fixed_width, images?.original]) {
    if (rendition && rendition.width > 0 && rendition.height > 0) {
      return rendition.width / rendition.height;
    }
  }
  return 0;
}

/** Height in px of a GIF shown `gifWidth` px wide; 0 when its size is unknown. */
export function getGifHeight(gif: WithImages, gifWidth: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.round(gifWidth / ratio) : 0;
}

/** Width in px of a GIF shown `gifHeight` px high; 0 when its size is unknown. */
export function getGifWidth(gif: WithImages, gifHeight: number): number {
  return Math.round(gifHeight * getAspectRatio(gif));
}
