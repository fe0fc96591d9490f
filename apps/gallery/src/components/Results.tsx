import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { type FetchGifs, Grid } from '@gifkit/react-components';
import { type SyntheticEvent, useCallback } from 'react';
import { useColumns } from '../hooks/use-columns.ts';
import type { Kind } from '../view.ts';

const GUTTER = 8;
const PAGE_SIZE = 15;

export interface ResultsProps {
  client: GiphyFetch;
  query: string;
  kind: Kind;
  onOpen: (gif: IGif) => void;
}

/** Everything that was found, or what is trending, without end. */
export function Results({ client, query, kind, onOpen }: ResultsProps) {
  const fetchGifs = useCallback<FetchGifs>(
    (offset, { signal }) => {
      const options = { type: kind, offset, limit: PAGE_SIZE, signal };
      return query ? client.search(query, options) : client.trending(options);
    },
    [client, query, kind],
  );
  const columns = useColumns();
  const what = kind === 'stickers' ? 'stickers' : 'GIFs';

  const open = (gif: IGif, event: SyntheticEvent) => {
    // A click that asks for a new tab or a download stays the link's.
    const { nativeEvent } = event;
    const isPlain =
      !(nativeEvent instanceof MouseEvent) ||
      !(nativeEvent.ctrlKey || nativeEvent.metaKey || nativeEvent.shiftKey || nativeEvent.altKey);
    if (!isPlain) return;
    event.preventDefault();
    onOpen(gif);
  };

  return (
    <section className="results" aria-labelledby="results-title">
      <h2 id="results-title">{query ? `“${query}” in ${what}` : `Trending ${what}`}</h2>
      <Grid
        key={`${kind} ${query}`}
        columns={columns}
        gutter={GUTTER}
        borderRadius={8}
        fetchGifs={fetchGifs}
        onGifClick={open}
        noResultsMessage={
          <p className="empty">
            No {what} for “{query}”. Try a mood, an animal or an occasion.
          </p>
        }
      />
    </section>
  );
}
