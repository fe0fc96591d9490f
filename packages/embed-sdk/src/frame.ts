import { EMBED_SIZE, FRAME_PERMISSIONS, FRAME_TITLE } from './constants.ts';
import { EmbedError } from './embed-error.ts';

export interface FrameOptions {
  /** Id of the GIF, sticker or clip. */
  id: string;
  /** Origin of the embed server, such as `https://embed.example.com`. */
  origin: string;
  /**
   * What is shown: the page with attribution, sharing and related GIFs, or the bare player.
   *
   * @default 'embed'
   */
  view?: 'embed' | 'player';
  /** Added to the query of the frame's address. */
  params?: Readonly<Record<string, string>>;
  /**
   * In px, or percent of the container. A frame is never wider than its container.
   *
   * @default 480
   */
  width?: number | `${number}%`;
  /**
   * In px. With `autoHeight` it is the height until the player knows its own.
   *
   * @default 480
   */
  height?: number;
  /**
   * Whether the frame loads only when it is about to be scrolled into view, or called.
   *
   * @default true
   */
  lazy?: boolean;
  /**
   * What screen readers call the frame.
   *
   * @default 'GIF'
   */
  title?: string;
  /**
   * Value of the frame's `sandbox` attribute, such as `'allow-scripts allow-popups'`. Without
   * `allow-same-origin` the player has no origin of its own; it is then known by the token it was given.
   *
   * @default none
   */
  sandbox?: string;
}

/**
 * The address of what an embed server shows.
 *
 * @throws EmbedError with code `argument` for an id that no address can hold.
 */
export function frameUrl({ id, origin, view = 'embed', params }: FrameOptions): string {
  if (/^\.{0,2}$/.test(id)) throw new EmbedError('argument', `"${id}" is no id.`);
  const url = new URL(`${origin}/${view}/${encodeURIComponent(id)}`);
  url.search = String(new URLSearchParams(params));
  return url.href;
}

/** A frame that is not in the document yet, has its size, and loads nothing before it has a `src`. */
export function createFrame({
  width = EMBED_SIZE,
  height = EMBED_SIZE,
  lazy = true,
  title = FRAME_TITLE,
  sandbox,
}: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const attributes = {
    title,
    width,
    height,
    allow: FRAME_PERMISSIONS,
    referrerpolicy: 'strict-origin-when-cross-origin',
    ...(lazy && { loading: 'lazy' }),
    ...(sandbox !== undefined && { sandbox }),
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, String(value));
  Object.assign(frame.style, { border: '0', display: 'block', maxWidth: '100%' });
  return frame;
}
