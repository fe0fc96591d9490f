import { getBestRendition, type IGif } from '@gifkit/model';
import { chooseFilm } from '@gifkit/model/internal';

/** What a GIF is shown as. */
export type GifMedia = 'image' | 'video' | 'auto';

export interface GifSources {
  readonly webp?: string | undefined;
  /** What every browser can show. */
  readonly image?: string | undefined;
  /** The first frame. */
  readonly still?: string | undefined;
}

/** The rendition of a GIF that fits a box (px) best, and its still. */
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

/** URL of the placeholder, which does not count as the GIF: the still, unless the still is the GIF itself. */
export const getPlaceholder = ({ webp, image, still }: GifSources): string | undefined =>
  still === webp || still === image ? undefined : still;

/** URL of the film to show in place of a GIF; undefined if there is none, or no still for while it does not play. */
export const getFilmSource = (
  gif: IGif,
  width: number,
  height: number,
  media: Exclude<GifMedia, 'image'>,
): string | undefined =>
  getPlaceholder(getGifSources(gif, width, height)) && chooseFilm(gif, width, height, media)?.url;
