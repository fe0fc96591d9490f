import type { IGif, IUser } from '@gifkit/model';
import type { CSSProperties, ElementType, SyntheticEvent } from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';
import type { FetchPriority } from './fetch-priority.ts';

/** What a {@link Gif} tells its host. */
export interface GifEventProps {
  /**
   * Called when the GIF itself, not its placeholder, comes into view, at least in part: each time for a GIF
   * that stands alone, once for a GIF of a grid or a carousel.
   */
  onGifVisible?: ((gif: IGif, e?: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /** Called once when the GIF itself is completely in view; in a grid or a carousel once for the list. */
  onGifSeen?: ((gif: IGif, boundingClientRect: DOMRectReadOnly) => void) | undefined;
  onGifClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  onGifRightClick?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
  /** The reader pressed pause or play on the GIF. */
  onPausedChange?: ((isPaused: boolean, gif: IGif) => void) | undefined;
  /** A key was pressed while the GIF has the focus. */
  onGifKeyPress?: ((gif: IGif, e: SyntheticEvent<HTMLElement, Event>) => void) | undefined;
}

/** What a GIF is shown as. */
export type GifMedia = 'image' | 'video' | 'auto';

/** How a GIF looks and moves, alone or as a tile. */
export interface GifAppearanceProps {
  /**
   * Background of a GIF until it has loaded, and of a sticker at all times.
   * @default one of five brand colours by the GIF's id; a checkerboard for stickers
   */
  backgroundColor?: string | undefined;
  /**
   * Returns the alt text of a GIF, where the host knows better than the service.
   * @default the service's alt text, else its tags or title; also used where it returns no text
   */
  getAlt?: ((gif: IGif) => string | undefined) | undefined;
  /** Corner radius in px. @default 4 */
  borderRadius?: number | undefined;
  /** Do not show who uploaded the GIF. @default false */
  hideAttribution?: boolean | undefined;
  /** Lies over the GIF. @default AttributionOverlay */
  overlay?: ElementType<GifOverlayProps> | undefined;
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

export interface GifProps extends GifEventProps, GifAppearanceProps {
  gif: IGif;
  /** The logged-in user; the id goes with the events. @default the one of the PingbackContext */
  user?: Partial<IUser> | undefined;
  /** px; decides which rendition is fetched, too. */
  width: number;
  /** CSS width in place of `width`; the height then follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** px. @default by the aspect ratio of the GIF */
  height?: number | undefined;
  /** CSS height in place of `height`. */
  percentHeight?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
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
