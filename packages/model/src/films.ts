import { coversBox } from './best-fit.ts';
import { getBestRendition } from './renditions.ts';
import { safeUrl } from './safe-url.ts';
import type { IGif } from './types/gif.ts';
import type { IImages, ImageAllTypes } from './types/images.ts';

/** With `media` `'auto'`, an MP4 replaces a picture when it has at most this share of the picture's bytes. */
const FILM_SHARE = 0.5;

/** Renditions whose MP4 shows the whole GIF. `looping` repeats it, `preview` cuts it short. */
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

/** An MP4 of a GIF. */
export interface FilmRendition {
  name: FilmRenditionName;
  url: string;
  /** px */
  width: number;
  height: number;
  /** Infinity when the service does not say. */
  bytes: number;
}

/** The service sends sizes as strings, or not at all. */
export const toBytes = (size: unknown): number => Number(size) || Number.POSITIVE_INFINITY;

/** The MP4s of a GIF, each file once. */
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

/** Kinds that are transparent. An MP4 cannot be. */
const isTransparent = ({ is_sticker, type }: Filmed): boolean =>
  is_sticker || type === 'sticker' || type === 'text' || type === 'emoji';

/**
 * The MP4 to show in a box in place of the picture: the one with the fewest bytes among those that are at
 * least as large as the box needs, or as large as the picture would be.
 *
 * @param width of the box in px.
 * @param height of the box in px.
 * @param media `'video'` takes any MP4; `'auto'` takes one that has at most half the bytes of the picture, by
 * the sizes that the service sends. When the service does not send both sizes, `'auto'` takes the picture.
 * @returns undefined when the picture has to be shown, as it always is for transparent GIFs.
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
