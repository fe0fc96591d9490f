import { getBestRendition, type IGif } from '@gifkit/model';

export type GifMedia = 'image' | 'video' | 'auto';

export interface GifSources {
  readonly webp?: string | undefined;
  /** GIF, for browsers without WebP. */
  readonly image?: string | undefined;
  readonly still?: string | undefined;
}

/** Returns the rendition that best fits a box (px), and its still. */
export function getGifSources({ images }: IGif, width: number, height: number): GifSources {
  const best = images && getBestRendition(images, width, height);
  if (!best) return {};
  const still = images[`${best.renditionName}_still`] ?? images.original_still;
  return {
    webp: best.webp || undefined,
    image: best.url || undefined,
    still: still?.url || undefined,
  };
}

/** Returns the URL of the placeholder, which does not count as the GIF; undefined if the still is the GIF itself. */
export const getPlaceholder = ({ webp, image, still }: GifSources): string | undefined =>
  still === webp || still === image ? undefined : still;

/**
 * False if a GIF has no film to show over its still, so that its picture need not wait for the film player, which
 * chooses the film.
 */
export const mayHaveFilm = ({ images, is_sticker }: IGif, sources: GifSources): boolean =>
  !is_sticker &&
  getPlaceholder(sources) !== undefined &&
  Object.values(images).some((rendition) => rendition && 'mp4' in rendition && rendition.mp4);
