import type { TileBehavior, TileOptions } from '@gifkit/headless/tile';
import type { IGif } from '@gifkit/model';
import type { CSSProperties, ElementType } from 'react';

export interface GifOverlayProps {
  gif: IGif;
  /** True while the pointer is over the GIF or it has keyboard focus. */
  isHovered: boolean;
  onClick?: ((gif: IGif) => void) | undefined;
  /** px. */
  width?: number | undefined;
  /** px. */
  height?: number | undefined;
}

/** Appearance and motion of a GIF, standalone or in a list. */
export interface GifAppearanceProps extends TileBehavior {
  /**
   * Background of a GIF until it has loaded, and of a sticker at all times. Default: one of five brand colors by the
   * GIF's id; a checkerboard for stickers.
   */
  backgroundColor?: string | undefined;
  /** Corner radius in px. Default: `--gifkit-tile-radius`, else `--gifkit-radius`, else 4. */
  borderRadius?: number | undefined;
  /** Omits the uploader's attribution. @default false */
  hideAttribution?: boolean | undefined;
  /** Component rendered over the GIF. @default AttributionOverlay */
  overlay?: ElementType<GifOverlayProps> | undefined;
}

export interface GifProps extends TileOptions, GifAppearanceProps {
  /** CSS width that replaces `width`. The height follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** CSS height that replaces `height`. */
  percentHeight?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}
