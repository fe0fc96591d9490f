import {
  type GifFile,
  getAspectRatio,
  type IGif,
  type IImages,
  listFiles,
  RENDITION_SCALE_UP_TOLERANCE,
} from '@gifkit/model';
import { GRID_WIDTH } from '../constants.ts';

export interface StageImage {
  /** The largest file. */
  src: string;
  srcSet: string;
}

export interface StageImages {
  gif?: StageImage;
  webp?: StageImage;
  /** First frame, for the paused player and reduced motion. */
  still?: StageImage;
  sizes: string;
}

export const PICTURE_RENDITIONS = ['fixed_width', 'fixed_height', 'original'] as const;

const isLighter = (one: GifFile, other: GifFile): boolean =>
  one.bytes > 0 && one.bytes < other.bytes;

/** Whether another file is at least as wide and lighter; if sizes are unknown, the last file of a width wins. */
const isBeaten = (one: GifFile, index: number, all: readonly GifFile[]): boolean =>
  all.some(
    (other, place) =>
      (other.width >= one.width && isLighter(other, one)) ||
      (other.width === one.width && place > index && !isLighter(one, other)),
  );

/** Keeps the files worth choosing from, narrow to wide: one per width, and none that a wider, lighter one beats. */
function toStageImage(candidates: readonly GifFile[]): StageImage | undefined {
  const worthwhile = candidates
    .filter((one, index) => !isBeaten(one, index, candidates))
    .sort((a, b) => a.width - b.width);
  const src = worthwhile.at(-1)?.url;
  if (src === undefined) return undefined;
  return { src, srcSet: worthwhile.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

/**
 * Aspect ratio of the stage. Prefers the original, because sizes of smaller renditions are rounded; 1 if unknown.
 */
export function getStageRatio(gif: IGif): number {
  const { width = 0, height = 0 }: Partial<IImages['original']> = gif.images.original ?? {};
  return width && height ? width / height : getAspectRatio(gif) || 1;
}

/**
 * Image sources of a GIF for the stage. Only the browser knows the frame and the screen, so it picks the file.
 * `sizes` is 50 px short because a rendition may be scaled up by that much.
 */
export function getStageImages(gif: IGif): StageImages {
  const all = listFiles(gif, ['gif', 'webp', 'still'])
    .filter(({ width }) => width)
    // A comma ends an entry of `srcset`.
    .map((file) => ({ ...file, url: file.url.replaceAll(',', '%2C') }));
  const filesOf = (format: GifFile['format']) =>
    PICTURE_RENDITIONS.flatMap((name) =>
      all.filter((file) => file.rendition === name && file.format === format),
    );
  const gifs = filesOf('gif');
  const webps = filesOf('webp');
  const animated = toStageImage(gifs);
  // Browsers with WebP support also show GIFs, which are sometimes smaller.
  const webp = webps.length > 0 ? toStageImage([...gifs, ...webps]) : undefined;
  const still = toStageImage(filesOf('still'));
  const ratio = getStageRatio(gif);
  return {
    sizes: `calc(min(100vw, ${GRID_WIDTH}px, ${(ratio * 100).toFixed(1)}vh) - ${RENDITION_SCALE_UP_TOLERANCE}px)`,
    ...(animated ? { gif: animated } : {}),
    ...(webp ? { webp } : {}),
    ...(still ? { still } : {}),
  };
}
