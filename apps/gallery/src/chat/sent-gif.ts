import type { IGif } from '@gifkit/model';
import type { PickerSelection } from '@gifkit/react-components/picker';
import { type ChatMedia, stillOf } from './chat-media.ts';

/** A GIF that the reader has sent, and where it came from. */
export interface SentGif {
  gif: IGif;
  selection: PickerSelection;
  /** What the service is called. */
  service: string;
}

export function mediaOf({ gif, selection }: SentGif): ChatMedia {
  const { rendition, alt, width, height } = selection;
  const { url, format } = rendition;
  const isFlashing = Boolean(gif.is_flashing);
  return { url, format, width, height, alt, still: stillOf(gif), isFlashing };
}
