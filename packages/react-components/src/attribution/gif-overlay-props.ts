import type { IGif } from '@gifkit/model';

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
