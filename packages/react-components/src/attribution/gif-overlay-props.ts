import type { IGif } from '@gifkit/model';

/** What an overlay of a GIF gets to know. */
export interface GifOverlayProps {
  gif: IGif;
  /** The pointer is over the GIF, or the keyboard has brought the focus to it. */
  isHovered: boolean;
  onClick?: (gif: IGif) => void;
  /** px. */
  width?: number;
  /** px. */
  height?: number;
}
