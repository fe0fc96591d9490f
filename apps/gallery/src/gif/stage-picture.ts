import { getBestRendition, getGifHeight, type IGif } from '@gifkit/model';

/** px that a rendition is chosen for: about as wide as the stage gets. */
export const STAGE_WIDTH = 640;

/** The WebP that the stage begins with, as `Gif` chooses it; nothing where it begins with a film or a still. */
export function stagePicture(gif: IGif): string | undefined {
  if (gif.video || gif.is_flashing || !gif.images) return undefined;
  const height = getGifHeight(gif, STAGE_WIDTH);
  return getBestRendition(gif.images, STAGE_WIDTH, height)?.webp || undefined;
}
