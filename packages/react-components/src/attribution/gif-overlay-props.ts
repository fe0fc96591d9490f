import type { IGif } from '@gifkit/model';

/** The props of an overlay of a GIF. */
export interface GifOverlayProps {
  gif: IGif;
  /** The pointer is over the GIF, or it has the focus by the keyboard. */
  isHovered: boolean;
  onClick?: ((gif: IGif) => void) | undefined;
  /** px. */
  width?: number | undefined;
  /** px. */
  height?: number | undefined;
}
