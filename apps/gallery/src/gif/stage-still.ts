import { getBestRendition, getGifHeight, type IGif, safeUrl } from '@gifkit/model';

/** px that a rendition is chosen for: about as wide as the stage gets. */
export const STAGE_WIDTH = 640;

/**
 * The first frame of what the stage shows, as `Gif` chooses it: a fifth of the GIF or less. None where the stage
 * begins with a clip, or with the still itself.
 */
export function stageStill(gif: IGif): string | undefined {
  if (gif.video || gif.is_flashing || !gif.images) return undefined;
  const best = getBestRendition(gif.images, STAGE_WIDTH, getGifHeight(gif, STAGE_WIDTH));
  const still = best && (gif.images[`${best.renditionName}_still`] ?? gif.images.original_still);
  return safeUrl(still?.url);
}
