import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { routeOfGif } from '../address/route.ts';
import { GifList, type OpenGif } from '../shared/GifList.tsx';

const TYPES = { gifs: 'gifs', stickers: 'stickers', clips: 'videos' } as const;
const PAGE_SIZE = 12;

interface RelatedProps {
  client: GiphyFetch;
  gif: IGif;
  onOpen: OpenGif;
  onFetched: (gifs: IGif[]) => void;
}

export function Related({ client, gif, onOpen, onFetched }: RelatedProps) {
  const type = TYPES[routeOfGif(gif).section];
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">Related</h2>
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
