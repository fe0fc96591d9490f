import { getBestRendition, type IGif } from '@gifkit/model';
import { chooseFilm } from '@gifkit/model/internal';

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

/** Returns the film's URL; undefined without a film, or without a still to show before it plays. */
export const getFilmSource = (
  gif: IGif,
  width: number,
  height: number,
  media: Exclude<GifMedia, 'image'>,
): string | undefined =>
  getPlaceholder(getGifSources(gif, width, height)) && chooseFilm(gif, width, height, media)?.url;
