import type { IGif } from '@gifkit/model';
import type { RenditionFormat } from '@gifkit/react-components/picker';

/** What a message shows: all that is needed so that nothing jumps when it arrives. */
export interface ChatMedia {
  url: string;
  format: RenditionFormat;
  /** px */
  width: number;
  /** px */
  height: number;
  alt: string;
  /** Shown while it rests. */
  still: string | undefined;
  /** It rests until it is asked for. */
  isFlashing: boolean;
}

/** What rests in place of a GIF. */
export const stillOf = ({ images }: IGif): string | undefined =>
  images?.fixed_width_still?.url || images?.original_still?.url || undefined;
