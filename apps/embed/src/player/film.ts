import {
  type GifFile,
  type IGif,
  listFiles,
  RENDITION_SCALE_UP_TOLERANCE,
  type RenditionName,
} from '@gifkit/model';

/** Renditions whose MP4s the player uses; it is never small enough for the others. */
const FILM_RENDITIONS: readonly string[] = [
  'fixed_width',
  'fixed_height',
  'downsized_small',
  'original_mp4',
  'original',
] satisfies RenditionName[];

const weightOf = ({ bytes }: GifFile): number => bytes || Number.POSITIVE_INFINITY;

type Filmed = Pick<IGif, 'images' | 'is_sticker'>;

export interface FilmSource {
  src: string;
  /** Media query for the frames that it is large enough for. @default any */
  media?: string;
}

/** Drops films for which another is at least as wide and smaller in bytes; sorted small to large. */
const worthwhile = (films: readonly GifFile[]): GifFile[] =>
  [...films]
    .sort((a, b) => weightOf(a) - weightOf(b) || b.width - a.width)
    .filter(({ width }, index, sorted) =>
      sorted.slice(0, index).every((film) => film.width < width),
    );

/** Media query for the frames that a rendition is large enough for, on screens with a pixel ratio of 1 and 2. */
function mediaFor({ width, height }: GifFile): string {
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
 * @returns an empty list for stickers, which need transparency, for GIFs without MP4, and if the WebP is smaller.
 */
export function chooseFilms(gif: Filmed): readonly GifFile[] {
  const files = listFiles(gif, ['mp4', 'webp']);
  const films = worthwhile(
    files.filter(
      ({ format, rendition, width, height }) =>
        format === 'mp4' && width && height && FILM_RENDITIONS.includes(rendition),
    ),
  );
  const largest = films.at(-1);
  const webp = files.find((file) => file.format === 'webp' && file.rendition === 'original');
  const isHeavier = largest && webp?.bytes && weightOf(largest) > webp.bytes;
  return gif.is_sticker || isHeavier ? [] : films;
}

/**
 * Returns the sources of a GIF as a silent film: for each frame size the smallest sufficient file.
 *
 * @returns undefined if no film is worth choosing.
 */
export function getFilm(gif: Filmed): readonly FilmSource[] | undefined {
  const films = chooseFilms(gif);
  const largest = films.at(-1);
  if (!largest) return undefined;
  const smaller = films.slice(0, -1);
  return [
    ...smaller.map((film) => ({ src: film.url, media: mediaFor(film) })),
    { src: largest.url },
  ];
}

const NO_REDUCED_MOTION = '(prefers-reduced-motion:no-preference)';

export const unlessMotionIsReduced = (media: string | undefined): string =>
  media === undefined ? NO_REDUCED_MOTION : `${NO_REDUCED_MOTION} and ${media}`;
