import { EmbedError } from '../embed-error.ts';
import type { FrameOptions } from './frame-options.ts';

/** Width and height, in px, of a frame for which the host page names none. */
const EMBED_SIZE = 480;

/** The name of a frame for screen readers when the host page sets none. */
const FRAME_TITLE = 'GIF';

/**
 * Permissions that a frame does not have by default: to start videos with sound, copy links, share, and play
 * protected videos of YouTube and Vimeo, also in a small window.
 */
export const FRAME_PERMISSIONS =
  'autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share';

type Looks = Pick<FrameOptions, 'width' | 'height' | 'ratio' | 'lazy' | 'title' | 'sandbox'>;

function assertPositive(values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values))
    if (!(value > 0 && Number.isFinite(value)))
      throw new EmbedError('argument', `${name} is a positive number, not "${value}".`);
}

/**
 * The attributes of a player's frame, without its address.
 *
 * @throws {EmbedError} with code `argument` when a size or the ratio is not positive.
 */
export function frameAttributes({
  width = EMBED_SIZE,
  height = EMBED_SIZE,
  ratio,
  lazy = true,
  title = FRAME_TITLE,
  sandbox,
}: Looks): Record<string, string> {
  assertPositive({ width: Number.parseFloat(`${width}`), height, ratio: ratio ?? 1 });
  const pixels = typeof width === 'string' ? EMBED_SIZE : width;
  const ratioHeight = Math.round(pixels / (ratio ?? 1)) || 1;
  return {
    title,
    width: String(width),
    height: String(ratio === undefined ? height : ratioHeight),
    allow: FRAME_PERMISSIONS,
    // Where a host page's policy forbids style attributes, the frame would have the default border of 2 px.
    frameborder: '0',
    ...(lazy && { loading: 'lazy' }),
    ...(sandbox !== undefined && { sandbox }),
  };
}

/** The style of a player's frame: no wider than its container, and of the GIF's ratio where that is known. */
export const frameStyle = ({ ratio }: Pick<FrameOptions, 'ratio'>): Record<string, string> => ({
  display: 'block',
  'max-width': '100%',
  ...(ratio !== undefined && { height: 'auto', 'aspect-ratio': String(ratio) }),
});
