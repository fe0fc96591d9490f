import { coversBox } from './best-fit.ts';
import { type GifFile, listFiles } from './list-files.ts';
import { getBestRendition } from './renditions.ts';
import type { IGif } from './types/gif.ts';
import type { IImages } from './types/images.ts';

/** With `media: 'auto'`, an MP4 is used if its size is at most this share of the image's size. */
const FILM_SHARE = 0.5;

/** Renditions with an MP4 of the whole GIF. The MP4 of `looping` repeats it, the one of `preview` is shortened. */
const FILM_RENDITIONS: readonly string[] = [
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
  'downsized_small',
  'original_mp4',
  'original',
] satisfies (keyof IImages)[];

const weightOf = ({ bytes }: GifFile): number => bytes || Number.POSITIVE_INFINITY;

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
 * @param pixelRatio device pixels per px. Above 1, `'auto'` takes the widest MP4 that has no more bytes than the image,
 * but none wider than the device pixels need. @default 1
 * @returns undefined to show the image, always for transparent GIFs.
 */
export function chooseFilm(
  gif: Filmed,
  width: number,
  height: number,
  media: 'video' | 'auto',
  pixelRatio = 1,
): GifFile | undefined {
  const { images } = gif;
  const picture = images && getBestRendition(images, width, height);
  if (!picture || isTransparent(gif)) return undefined;
  const isFilm = (file: GifFile) =>
    FILM_RENDITIONS.includes(file.rendition) &&
    file.width * file.height > 0 &&
    (coversBox(file, width, height) ||
      (file.width >= picture.width && file.height >= picture.height));
  const films = listFiles({ images }, ['mp4'])
    .filter(isFilm)
    .sort((a, b) => (a.bytes === b.bytes ? a.width - b.width : weightOf(a) - weightOf(b)));
  const [lightest] = films;
  if (media === 'video') return lightest;
  const pictureBytes = Number(picture.webp ? picture.webp_size : picture.size);
  const isSharper = ({ width }: GifFile) => pixelRatio > 1 && width > picture.width;
  const sharper = films
    .filter((film) => isSharper(film) && weightOf(film) <= pictureBytes)
    .sort((a, b) => a.width - b.width);
  return (
    sharper.find((film) => film.width >= width * pixelRatio) ??
    sharper.at(-1) ??
    (lightest && weightOf(lightest) <= pictureBytes * FILM_SHARE ? lightest : undefined)
  );
}
