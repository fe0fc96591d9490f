import type { GifMedia, TileBehavior, TileEvents, TileOptions } from '@gifkit/headless';
import type { CSSProperties, ElementType } from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';

export type { GifMedia };

/** What a {@link Gif} tells its host. */
export type GifEventProps = TileEvents;

/** How a GIF looks and moves, alone or as a tile. */
export interface GifAppearanceProps extends TileBehavior {
  /**
   * Background of a GIF until it has loaded, and of a sticker at all times.
   * @default one of five brand colours by the GIF's id; a checkerboard for stickers
   */
  backgroundColor?: string | undefined;
  /** Corner radius in px. @default `--gifkit-tile-radius`, else `--gifkit-radius`, else 4 */
  borderRadius?: number | undefined;
  /** Do not show who uploaded the GIF. @default false */
  hideAttribution?: boolean | undefined;
  /** Lies over the GIF. @default AttributionOverlay */
  overlay?: ElementType<GifOverlayProps> | undefined;
}

export interface GifProps extends TileOptions, GifAppearanceProps {
  /** CSS width in place of `width`; the height then follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** CSS height in place of `height`. */
  percentHeight?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
