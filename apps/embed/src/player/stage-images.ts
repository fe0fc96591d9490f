import { getAspectRatio, type IGif, type IImages, safeUrl } from '@gifkit/model';
import { RENDITION_SCALE_UP_TOLERANCE, toBytes } from '@gifkit/model/internal';
import { GRID_WIDTH } from '../constants.ts';

/** One picture in several widths, for the browser to choose from. */
export interface StageImage {
  /** The largest one, for browsers that choose nothing. */
  src: string;
  srcSet: string;
}

/** What the stage can show of a GIF. */
export interface StageImages {
  gif?: StageImage;
  webp?: StageImage;
  /** The first frame, for the paused player and for reduced motion. */
  still?: StageImage;
  /** How wide the picture is shown, for `sizes`. */
  sizes: string;
}

/** Renditions that the stage shows as pictures. */
export const PICTURE_RENDITIONS = ['fixed_width', 'fixed_height', 'original'] as const;

/** A file that the stage may show. */
interface Candidate {
  url: string;
  /** px */
  width: number;
  /** Infinity where the service does not say. */
  bytes: number;
}

type PictureRendition = Partial<IImages['original']>;

/** One kind of file over all renditions; a space or comma in a URL would end its `srcset` entry. */
function collect(
  images: Partial<IImages>,
  suffix: '' | '_still',
  fileOf: (rendition: PictureRendition) => readonly [url: string | undefined, bytes?: unknown],
): Candidate[] {
  return PICTURE_RENDITIONS.flatMap((name) => {
    const [file, bytes] = fileOf(images[`${name}${suffix}`] ?? {});
    const width = images[name]?.width;
    const url = safeUrl(file)?.replaceAll(',', '%2C');
    return url && width ? [{ url, width, bytes: toBytes(bytes) }] : [];
  });
}

const isLighter = (one: Candidate, other: Candidate): boolean =>
  one.bytes < other.bytes && Number.isFinite(other.bytes);

/** Whether another file is as wide and lighter; where nobody knows, the last one of a width stays. */
const isBeaten = (one: Candidate, index: number, all: readonly Candidate[]): boolean =>
  all.some(
    (other, place) =>
      (other.width >= one.width && isLighter(other, one)) ||
      (other.width === one.width && place > index && !isLighter(one, other)),
  );

/** The files that are worth choosing from, narrow to wide: of each width one, and none that a wider one beats. */
function toStageImage(candidates: readonly Candidate[]): StageImage | undefined {
  const worthwhile = candidates
    .filter((one, index) => !isBeaten(one, index, candidates))
    .sort((a, b) => a.width - b.width);
  const src = worthwhile.at(-1)?.url;
  if (src === undefined) return undefined;
  return { src, srcSet: worthwhile.map(({ url, width }) => `${url} ${width}w`).join(', ') };
}

/**
 * Width by height of the stage: that of the original, as smaller renditions are rounded to whole px; a
 * square where nobody knows.
 */
export function getStageRatio(gif: IGif): number {
  const { width = 0, height = 0 }: Partial<IImages['original']> = gif.images.original ?? {};
  return width && height ? width / height : getAspectRatio(gif) || 1;
}

/**
 * The pictures of a GIF for the stage. Which one is shown is up to the browser: it alone knows the frame
 * and the screen. `sizes` is short by the 50 px that a rendition may be scaled up.
 */
export function getStageImages(gif: IGif): StageImages {
  const images: Partial<IImages> = gif.images;
  const gifs = collect(images, '', ({ url, size }) => [url, size]);
  const webps = collect(images, '', ({ webp, webp_size }) => [webp, webp_size]);
  const animated = toStageImage(gifs);
  // What shows WebP shows GIFs, too, which are lighter now and then.
  const webp = webps.length > 0 ? toStageImage([...gifs, ...webps]) : undefined;
  const still = toStageImage(collect(images, '_still', ({ url }) => [url]));
  const ratio = getStageRatio(gif);
  return {
    sizes: `calc(min(100vw, ${GRID_WIDTH}px, ${(ratio * 100).toFixed(1)}vh) - ${RENDITION_SCALE_UP_TOLERANCE}px)`,
    ...(animated ? { gif: animated } : {}),
    ...(webp ? { webp } : {}),
    ...(still ? { still } : {}),
  };
}
