import { bestfit } from './best-fit.ts';
import type { IGif } from './types/gif.ts';
import type { IImage, IImages, ImageAllTypes, RenditionName } from './types/images.ts';
import type { IVideo } from './types/video.ts';
import { prefersWebP } from './webp.ts';

/** Renditions for playing in a page; the others are previews, stills and downloads. */
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
 * Returns the rendition that fits a box best, with its name.
 *
 * @param gifWidth width of the box in px.
 * @param gifHeight height of the box in px.
 * @param scaleUpMaxPixels maximum upscaling in px; 50 by default.
 * @returns undefined when the GIF has no rendition to play.
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
  /** Returns the first frame. @default false */
  isStill?: boolean | undefined;
  /** Returns an MP4 instead of an image. @default false */
  useVideo?: boolean | undefined;
  /** Prefers WebP. Default: true, unless `checkIfWebP` found no support. */
  useWebP?: boolean | undefined;
  /** Maximum upscaling in px. @default 50 */
  scaleUpMaxPixels?: number | undefined;
}

/**
 * Returns the URL of the rendition that fits a box best, as WebP if available.
 *
 * @returns an empty string when the GIF has no such rendition.
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
 * Returns the URL of a rendition by name: a GIF for stickers, else WebP if available.
 *
 * @returns an empty string when the GIF does not have the rendition.
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

/** Returns the video file of a clip that fits a box best; never the original upload. */
export function getBestVideo(
  video: IVideo | undefined,
  width: number,
  height: number,
): IImage | undefined {
  const { source: _upload, ...playable } = video?.assets ?? {};
  const withUrl = Object.values(playable).filter((asset) => asset?.url);
  return bestfit(withUrl, width, height);
}
