import { bestfit } from './best-fit.ts';
import type { IGif } from './types/gif.ts';
import type { IImage, IImages, ImageAllTypes, RenditionName } from './types/images.ts';
import type { IVideo } from './types/video.ts';
import { prefersWebP } from './webp.ts';

/** The renditions that are played in a page; the others are previews, stills and downloads. */
export const PLAYABLE_RENDITIONS = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const satisfies readonly RenditionName[];

export type PlayableRenditionName = (typeof PLAYABLE_RENDITIONS)[number];

type NamedRendition = ImageAllTypes & { renditionName: PlayableRenditionName };

/**
 * The rendition that fits a box best, with its name: at most 50 px of scaling up.
 *
 * @param gifWidth of the box in px.
 * @param gifHeight of the box in px.
 * @param scaleUpMaxPixels px.
 * @default scaleUpMaxPixels 50
 * @returns nothing when the GIF has no rendition to play.
 */
export function getBestRendition(
  images: Partial<IImages>,
  gifWidth: number,
  gifHeight: number,
  scaleUpMaxPixels?: number,
): NamedRendition | undefined {
  const candidates: NamedRendition[] = [];
  for (const renditionName of PLAYABLE_RENDITIONS) {
    const rendition = images[renditionName];
    if (rendition) candidates.push({ renditionName, ...rendition });
  }
  return bestfit(candidates, gifWidth, gifHeight, scaleUpMaxPixels);
}

interface RenditionUrlOptions {
  /** The first frame only. @default false */
  isStill?: boolean | undefined;
  /** MP4 in place of an image. @default false */
  useVideo?: boolean | undefined;
  /** WebP where the rendition has it. @default true, unless `checkIfWebP` found that it is not shown */
  useWebP?: boolean | undefined;
  /** px a rendition may be scaled up. @default 50 */
  scaleUpMaxPixels?: number | undefined;
}

/**
 * URL of the rendition that fits a box best, as WebP where there is one.
 *
 * @returns an empty string when the GIF has none.
 */
export function getBestRenditionUrl(
  { images, video, type }: Pick<IGif, 'images' | 'video' | 'type'>,
  gifWidth: number,
  gifHeight: number,
  options: RenditionUrlOptions = {},
): string {
  if (!gifWidth || !gifHeight || !images) return '';
  const { isStill = false, useVideo = false, useWebP = prefersWebP(), scaleUpMaxPixels } = options;
  const hasImages = Object.keys(images).length > 0;
  const renditions = type === 'video' && !hasImages ? (video?.previews ?? images) : images;
  const best = getBestRendition(renditions, gifWidth, gifHeight, scaleUpMaxPixels);
  if (!best) return '';
  if (useVideo) return best.mp4 ?? '';
  if (isStill) return renditions[`${best.renditionName}_still`]?.url ?? '';
  return (useWebP && best.webp) || best.url || '';
}

/**
 * URL of one rendition by its name. Stickers come as GIF, everything else as WebP where there is one.
 *
 * @returns an empty string when the GIF does not have it.
 */
export function getSpecificRendition(
  { images, is_sticker: isSticker }: Pick<IGif, 'images' | 'is_sticker'>,
  renditionLabel: string,
  isStill = false,
  useVideo = false,
): string {
  if (!images || !renditionLabel) return '';
  const showsStill = isStill && !useVideo;
  const name = `${renditionLabel}${showsStill ? '_still' : ''}` as RenditionName;
  const rendition: Partial<ImageAllTypes> | undefined = images[name];
  if (!rendition) return '';
  if (useVideo && !isSticker) return rendition.mp4 ?? '';
  if (isSticker || showsStill) return rendition.url ?? '';
  return (prefersWebP() && rendition.webp) || rendition.url || '';
}

/** The video file of a clip that fits a box best; never the upload itself. */
export function getBestVideo(
  video: IVideo | undefined,
  width: number,
  height: number,
): IImage | undefined {
  const { source: _upload, ...playable } = video?.assets ?? {};
  const withUrl = Object.values(playable).filter((asset) => asset?.url);
  return bestfit(withUrl, width, height);
}
