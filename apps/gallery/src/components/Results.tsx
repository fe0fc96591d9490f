import type { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { Grid, type GridMemory } from '@gifkit/react-components';
import type { SyntheticEvent } from 'react';
import type { Kind } from '../view.ts';

const GUTTER = 8;
const PAGE_SIZE = 15;

/** Columns by the width of the grid, in px. */
const COLUMNS = { 0: 1, 276: 2, 600: 3, 940: 4 };

export interface ResultsProps {
  client: GiphyFetch;
  query: string;
  kind: Kind;
  /** The list as it was when the visitor left it. */
  memory: GridMemory;
  onOpen: (gif: IGif) => void;
}

/** All results of a search, or what is trending; more pages load as the visitor scrolls. */
export function Results({ client, query, kind, memory, onOpen }: ResultsProps) {
  const what = kind === 'stickers' ? 'stickers' : 'GIFs';

  const open = (gif: IGif, event: SyntheticEvent) => {
    // A click with one of these keys opens the link in a new tab or window, or downloads it.
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
        resetKey={`${kind} ${query}`}
        memory={memory}
        columns={COLUMNS}
        gutter={GUTTER}
        borderRadius={8}
        fetchGifs={(offset, { signal }) => {
          const options = { type: kind, offset, limit: PAGE_SIZE, signal };
          return query ? client.search(query, options) : client.trending(options);
        }}
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
