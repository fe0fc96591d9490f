import { getAspectRatio, type IGif, type IImages, safeUrl } from '@gifkit/model';
import { GRID_WIDTH, RENDITION_SCALE_UP_TOLERANCE } from '../constants.ts';

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

/** `srcset` of the urls that there are, narrow to wide, each width once. */
function toStageImage(urlByWidth: ReadonlyMap<number, string>): StageImage | undefined {
  const candidates = [...urlByWidth].sort(([a], [b]) => a - b);
  const src = candidates.at(-1)?.[1];
  if (src === undefined) return undefined;
  return { src, srcSet: candidates.map(([width, url]) => `${url} ${width}w`).join(', ') };
}

/** Collects one kind of URL over all renditions; a space or comma in one would end its `srcset` entry. */
function collect(
  images: Partial<IImages>,
  urlOf: (name: (typeof PICTURE_RENDITIONS)[number]) => string | undefined,
): StageImage | undefined {
  const urls = new Map<number, string>();
  for (const name of PICTURE_RENDITIONS) {
    const width = images[name]?.width;
    const url = safeUrl(urlOf(name))?.replaceAll(',', '%2C');
    if (width && url) urls.set(width, url);
  }
  return toStageImage(urls);
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
  const animated = collect(images, (name) => images[name]?.url);
  const webp = collect(images, (name) => images[name]?.webp);
  const still = collect(images, (name) => images[`${name}_still`]?.url);
  const ratio = getStageRatio(gif);
  return {
    sizes: `calc(min(100vw, ${GRID_WIDTH}px, ${(ratio * 100).toFixed(1)}vh) - ${RENDITION_SCALE_UP_TOLERANCE}px)`,
    ...(animated ? { gif: animated } : {}),
    ...(webp ? { webp } : {}),
    ...(still ? { still } : {}),
  };
}
