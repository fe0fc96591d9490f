import { type IGif, type IImages, safeUrl } from '@gifkit/model';
import { RENDITION_SCALE_UP_TOLERANCE } from '../constants.ts';

/** Renditions whose MP4 shows the whole GIF. `looping` repeats it, `preview` cuts it short. */
export const FILM_RENDITIONS = [
  'fixed_width',
  'fixed_height',
  'downsized_small',
  'original_mp4',
  'original',
] as const satisfies readonly (keyof IImages)[];

interface Rendition {
  name: (typeof FILM_RENDITIONS)[number];
  url: string;
  /** px */
  width: number;
  height: number;
  bytes: number;
}

type Filmed = Pick<IGif, 'images' | 'is_sticker'>;

/** One file of a film. */
export interface FilmSource {
  src: string;
  /** When it is large enough; always where it is missing. */
  media?: string;
}

/** What the service says of sizes is a string, or missing. */
const toBytes = (size: unknown): number => Number(size) || Number.POSITIVE_INFINITY;

function readFilms(images: Partial<IImages>): Rendition[] {
  const films = FILM_RENDITIONS.flatMap((name) => {
    const {
      mp4,
      mp4_size,
      width = 0,
      height = 0,
    }: Partial<IImages['original']> = images[name] ?? {};
    const url = safeUrl(mp4);
    return url && width && height ? [{ name, url, width, height, bytes: toBytes(mp4_size) }] : [];
  });
  return films.filter(({ url }, index) => films.findIndex((film) => film.url === url) === index);
}

/** Those that no other one beats by being as wide and smaller in bytes: small to large. */
const worthwhile = (films: readonly Rendition[]): Rendition[] =>
  [...films]
    .sort((a, b) => a.bytes - b.bytes || b.width - a.width)
    .filter(({ width }, index, sorted) =>
      sorted.slice(0, index).every((film) => film.width < width),
    );

/** The frames that a rendition is large enough for, on screens of one and of two device px to a px. */
function mediaFor({ width, height }: Rendition): string {
  const atMost = (factor: number) => {
    const [w, h] = [width, height].map((size) =>
      Math.floor((size + RENDITION_SCALE_UP_TOLERANCE) / factor),
    );
    return `(max-width:${w}px) or (max-height:${h}px)`;
  };
  return `(${atMost(2)} or ((max-resolution:1.49dppx) and (${atMost(1)})))`;
}

/**
 * The MP4s of a GIF that are worth choosing from, small to large.
 *
 * @returns none for a sticker, which shows what lies under it, for a GIF without MP4, and where its WebP is
 * smaller.
 */
export function chooseFilms({ images, is_sticker }: Filmed): readonly Rendition[] {
  const films = worthwhile(readFilms(images));
  const largest = films.at(-1);
  const webp = toBytes(images.original?.webp && images.original.webp_size);
  return is_sticker || !largest || largest.bytes > webp ? [] : films;
}

/**
 * A GIF as a silent film: for each frame the smallest file that is large enough, and after it the others, for
 * the browser takes the next one where a file is broken.
 *
 * @returns nothing where there are no films worth choosing from.
 */
export function getFilm(gif: Filmed): readonly FilmSource[] | undefined {
  const films = chooseFilms(gif);
  const largest = films.at(-1);
  if (!largest) return undefined;
  const smaller = films.slice(0, -1);
  return [
    ...smaller.map((film) => ({ src: film.url, media: mediaFor(film) })),
    ...[largest, ...smaller.toReversed()].map(({ url }) => ({ src: url })),
  ];
}

export const NO_REDUCED_MOTION = '(prefers-reduced-motion:no-preference)';

/** A media query that also wants that motion is welcome. */
export const whereMotionIsWelcome = (media: string | undefined): string =>
  media === undefined ? NO_REDUCED_MOTION : `${NO_REDUCED_MOTION} and ${media}`;
