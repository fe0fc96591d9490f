import type { IGif, IUser } from '@gifkit/model';
import type { SyntheticEvent } from 'react';
import type { GifMedia } from '../core/picture/gif-sources.ts';

/** How soon a browser fetches a picture, compared with others. */
export type FetchPriority = 'high' | 'low' | 'auto';

/** What a tile tells its host. */
export interface TileEvents {
  /**
   * Called when the GIF itself, not its placeholder, comes into view, at least in part: each time for a GIF
   * that stands alone, once for a GIF of a list.
   */
  onGifVisible?: ((gif: IGif, e?: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /**
   * Called once when the GIF itself is completely in view, with the place where it came into view; in a list once for
   * the list.
   */
  onGifSeen?: ((gif: IGif, boundingClientRect: DOMRectReadOnly) => void) | undefined;
  onGifClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  onGifRightClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /** The reader pressed pause or play on the GIF. */
  onPausedChange?: ((isPaused: boolean, gif: IGif) => void) | undefined;
  /** A key was pressed while the GIF has the focus. */
  onGifKeyPress?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
}

/** How a tile behaves. */
export interface TileBehavior {
  /**
   * Returns the alt text of a GIF, where the host knows better than the service.
   * @default the service's alt text, else its tags or title; also used where it returns no text
   */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * `'image'` shows a picture (WebP, else GIF). `'video'` shows a silent MP4 wherever there is one that is large
   * enough. `'auto'` shows that MP4 only where it has at most half the bytes of the picture. Stickers, text and
   * emoji are always pictures, as they are transparent. So is whatever the browser does not play.
   *
   * @default 'image'
   */
  media?: GifMedia | undefined;
  /** No link to the GIF's page. @default false */
  noLink?: boolean | undefined;
  /** `tabindex` of what takes the focus: the link, or the whole GIF where it has handlers but no link. */
  tabIndex?: number | undefined;
  /**
   * When to show the button that stops and starts the GIF. `'auto'`: where the GIF does not start by itself
   * (the reader asks for less motion or has paused everything, or the GIF flashes).
   * @default 'auto'
   */
  controls?: 'auto' | 'always' | 'never' | undefined;
}

/** One GIF as a tile. */
export interface TileOptions extends TileEvents, TileBehavior {
  gif: IGif;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** px; decides which rendition is fetched. */
  width: number;
  /** px. @default by the aspect ratio of the GIF */
  height?: number | undefined;
  /** Fetch the picture only when the GIF is in view. @default true */
  lazyLoad?: boolean | undefined;
  /** `'high'` for what the reader sees first. @default the browser's own judgement */
  fetchPriority?: FetchPriority | undefined;
  /**
   * Show the still in place of the GIF. If it is given, the host decides. If not, the GIF plays, but shows its
   * still where the reader asks for less motion or has paused everything, or where the GIF flashes.
   */
  paused?: boolean | undefined;
}
