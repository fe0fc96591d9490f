import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';

/** What every example gets: `new GiphyFetch('your api key')`, and something to show. */
export interface ExampleProps {
  client: GiphyFetch;
  gif: IGif;
  sticker: IGif;
  /** A GIF with a video and sound. */
  clip: IGif;
  emoji: IGif;
}
