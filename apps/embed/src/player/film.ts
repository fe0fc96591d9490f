import type { IGif } from '@gifkit/model';
import {
  type FilmRendition,
  type FilmRenditionName,
  listFilms,
  RENDITION_SCALE_UP_TOLERANCE,
  toBytes,
} from '@gifkit/model/internal';

/** Renditions whose MP4s the player chooses from; it is never so small that it needs the others. */
const FILM_RENDITIONS = [
  'fixed_width',
  'fixed_height',
  'downsized_small',
  'original_mp4',
  'original',
] as const satisfies readonly FilmRenditionName[];

type Filmed = Pick<IGif, 'images' | 'is_sticker'>;

/** One file of a film. */
export interface FilmSource {
  src: string;
  /** When it is large enough; always where it is missing. */
  media?: string;
}

/** Those that no other one beats by being as wide and smaller in bytes: small to large. */
const worthwhile = (films: readonly FilmRendition[]): FilmRendition[] =>
  [...films]
    .sort((a, b) => a.bytes - b.bytes || b.width - a.width)
    .filter(({ width }, index, sorted) =>
      sorted.slice(0, index).every((film) => film.width < width),
    );

/** The frames that a rendition is large enough for, on screens of one and of two device px to a px. */
function mediaFor({ width, height }: FilmRendition): string {
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
export function chooseFilms({ images, is_sticker }: Filmed): readonly FilmRendition[] {
  const films = worthwhile(listFilms(images, FILM_RENDITIONS));
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

const NO_REDUCED_MOTION = '(prefers-reduced-motion:no-preference)';

/** A media query that also wants that motion is welcome. */
export const unlessMotionIsReduced = (media: string | undefined): string =>
  media === undefined ? NO_REDUCED_MOTION : `${NO_REDUCED_MOTION} and ${media}`;
