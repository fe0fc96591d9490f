import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';

/** Props of every example: `new GiphyFetch('your api key')`, and GIFs to show. */
export interface ExampleProps {
  client: GiphyFetch;
  gif: IGif;
  sticker: IGif;
  /** A GIF with a video and sound. */
  clip: IGif;
  emoji: IGif;
}
