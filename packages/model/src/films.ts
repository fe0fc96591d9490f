import { coversBox } from './best-fit.ts';
import { getBestRendition } from './renditions.ts';
import { safeUrl } from './safe-url.ts';
import type { IGif } from './types/gif.ts';
import type { IImages, ImageAllTypes } from './types/images.ts';

/** With `media: 'auto'`, an MP4 is used if its size is at most this share of the image's size. */
const FILM_SHARE = 0.5;

/** Renditions with an MP4 of the whole GIF. The MP4 of `looping` repeats it, the one of `preview` is shortened. */
const FILM_RENDITIONS = [
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
  'downsized_small',
  'original_mp4',
  'original',
] as const satisfies readonly (keyof IImages)[];

export type FilmRenditionName = (typeof FILM_RENDITIONS)[number];

export interface FilmRendition {
  name: FilmRenditionName;
  url: string;
  /** px */
  width: number;
  height: number;
  /** Infinity if unknown. */
  bytes: number;
}

/** Parses a file size. The service sends strings, or nothing. */
export const toBytes = (size: unknown): number => Number(size) || Number.POSITIVE_INFINITY;

export function listFilms(
  images: Partial<IImages>,
  names: readonly FilmRenditionName[] = FILM_RENDITIONS,
): FilmRendition[] {
  const films = names.flatMap((name) => {
    const { mp4, mp4_size, width = 0, height = 0 }: Partial<ImageAllTypes> = images[name] ?? {};
    const url = safeUrl(mp4);
    return url && width && height ? [{ name, url, width, height, bytes: toBytes(mp4_size) }] : [];
  });
  return films.filter(({ url }, index) => films.findIndex((film) => film.url === url) === index);
}

type Filmed = Pick<IGif, 'images' | 'is_sticker' | 'type'>;

/** Transparent kinds have no usable MP4, because MP4 has no transparency. */
const isTransparent = ({ is_sticker, type }: Filmed): boolean =>
  is_sticker || type === 'sticker' || type === 'text' || type === 'emoji';

/**
 * Chooses the MP4 to show in a box instead of an image: the smallest file among those large enough for the box, or
 * as large as the image would be.
 *
 * @param width of the box in px.
 * @param height of the box in px.
 * @param media `'video'` takes any MP4. `'auto'` takes an MP4 with at most half the bytes of the image; if the
 * service does not send both sizes, it takes the image.
 * @returns undefined to show the image, always for transparent GIFs.
 */
export function chooseFilm(
  gif: Filmed,
  width: number,
  height: number,
  media: 'video' | 'auto',
): FilmRendition | undefined {
  const { images } = gif;
  const picture = images && getBestRendition(images, width, height);
  if (!picture || isTransparent(gif)) return undefined;
  const isLargeEnough = (film: FilmRendition) =>
    coversBox(film, width, height) ||
    (film.width >= picture.width && film.height >= picture.height);
  const [lightest] = listFilms(images)
    .filter(isLargeEnough)
    .sort((a, b) => (a.bytes === b.bytes ? a.width - b.width : a.bytes - b.bytes));
  if (media === 'video') return lightest;
  const pictureBytes = Number(picture.webp ? picture.webp_size : picture.size);
  return lightest && lightest.bytes <= pictureBytes * FILM_SHARE ? lightest : undefined;
}
