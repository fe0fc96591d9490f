import { embedCode, isEmbedError } from '@gifkit/embed-sdk';
import { getAspectRatio, type IGif, type IImages } from '@gifkit/model';
import { titleOf } from '../address/page-title.ts';

/** Aspect ratio; 1 if unknown. */
export function ratioOf(gif: IGif): number {
  const { width = 0, height = 0 }: Partial<IImages['original']> = gif.images?.original ?? {};
  return width && height ? width / height : getAspectRatio(gif) || 1;
}

/** Ratio of the lowest frame that has all controls: 480 × 200 px. */
const MAX_RATIO = 480 / 200;

/** HTML that embeds a GIF; undefined if the embed does not support the GIF, such as a long text. */
export function embedSnippet(embedUrl: string, gif: IGif): string | undefined {
  try {
    return embedCode({
      id: String(gif.id),
      origin: embedUrl,
      title: titleOf(gif),
      // Rounded to be readable; the difference is invisible.
      ratio: Math.min(MAX_RATIO, Math.round(ratioOf(gif) * 1e4) / 1e4),
    });
  } catch (error) {
    if (isEmbedError(error)) return undefined;
    throw error;
  }
}
