import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { routeOfGif } from '../address/gif-route.ts';
import { GifList } from '../shared/GifList.tsx';
import type { OpenGif } from '../shared/open-gif.ts';

const TYPES = { gifs: 'gifs', stickers: 'stickers', clips: 'videos' } as const;
const PAGE_SIZE = 12;

export interface RelatedProps {
  client: GiphyFetch;
  gif: IGif;
  heading: 'h2' | 'h3';
  onOpen: OpenGif;
  /** Called with all related GIFs so far. */
  onFetched: (gifs: IGif[]) => void;
}

/** What goes with a GIF. */
export function Related({ client, gif, heading: Heading, onOpen, onFetched }: RelatedProps) {
  const type = TYPES[routeOfGif(gif).section];
  return (
    <section className="related" aria-labelledby="related-title">
      <Heading id="related-title">Related</Heading>
      <GifList
        label="Related"
        listKey={`related ${gif.id}`}
        fetchGifs={(offset, { signal }) =>
          client.related(gif.id, { type, offset, limit: PAGE_SIZE, signal })
        }
        onOpen={onOpen}
        onFetched={onFetched}
        empty={<p className="empty">Nothing else is like this one.</p>}
      />
    </section>
  );
}
