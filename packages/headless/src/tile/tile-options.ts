import type { IGif, IUser } from '@gifkit/model';
import type { SyntheticEvent } from 'react';
import type { GifMedia } from '../core/picture/gif-sources.ts';

export type FetchPriority = 'high' | 'low' | 'auto';

export interface TileEvents {
  /**
   * Called when the GIF itself, not its placeholder, is at least partly in view: each time for a standalone GIF, once
   * for a GIF of a list.
   */
  onGifVisible?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /** Called once when the GIF itself is completely in view, with its rectangle; once per list for a GIF of a list. */
  onGifSeen?: ((gif: IGif, boundingClientRect: DOMRectReadOnly) => void) | undefined;
  onGifClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  onGifRightClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /** Called when the user pauses or plays the GIF. */
  onPausedChange?: ((isPaused: boolean, gif: IGif) => void) | undefined;
  /** Called for key presses while the GIF has the focus. */
  onGifKeyPress?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
}

export interface TileBehavior {
  /**
   * Overrides the alt text of a GIF. Default: the service's alt text, otherwise its tags or title; also used if this
   * returns no text.
   */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /**
   * `'image'` shows a picture (WebP, otherwise GIF). `'video'` shows a silent MP4 if a large enough one exists.
   * `'auto'` shows that MP4 only if it has at most half the bytes of the picture; on sharp screens and fast lines, the
   * widest one that has no more bytes than the picture. Stickers, text and emoji are always
   * pictures, because they are transparent; so are films that the browser does not play.
   *
   * @default 'image'
   */
  media?: GifMedia | undefined;
  /** Removes the link to the GIF's page. @default false */
  noLink?: boolean | undefined;
  /** `tabindex` of the link, or of the GIF if it has handlers but no link. */
  tabIndex?: number | undefined;
  /**
   * When to show the play button. `'auto'`: if the GIF does not start by itself (the user prefers less motion or has
   * paused everything, or the GIF flashes).
   *
   * @default 'auto'
   */
  controls?: 'auto' | 'always' | 'never' | undefined;
}

export interface TileOptions extends TileEvents, TileBehavior {
  gif: IGif;
  /** Logged-in user; events contain the id. Default: the user of the PingbackContext. */
  user?: Partial<IUser> | undefined;
  /** px; decides which rendition is fetched. */
  width: number;
  /** px. Default: from the aspect ratio of the GIF. */
  height?: number | undefined;
  /** Fetches the picture only when the GIF is in view. @default true */
  lazyLoad?: boolean | undefined;
  /** Use `'high'` for GIFs visible at first. Default: the browser decides. */
  fetchPriority?: FetchPriority | undefined;
  /**
   * Shows the still instead of the GIF. If undefined, the GIF plays unless the user prefers less motion or has paused
   * everything, or the GIF flashes.
   */
  paused?: boolean | undefined;
}

/** Classes of a tile's parts. */
export interface TileClassNames {
  /** Class of the link, or of the element that replaces it. */
  link?: string | undefined;
  /** Class of the `<picture>`. */
  picture?: string | undefined;
  image?: string | undefined;
  /** Added to the image once the GIF itself has loaded, not its still. */
  loaded?: string | undefined;
  /** Added to the image if no picture can be loaded. */
  missing?: string | undefined;
  film?: string | undefined;
}
