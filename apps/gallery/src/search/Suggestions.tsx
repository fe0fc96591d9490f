import type { GiphyFetch } from '@gifkit/fetch-api';
import { useLoaded } from '../shared/use-loaded.ts';

/** Maximum number of terms. */
const COUNT = 10;

export interface SuggestionsProps {
  client: GiphyFetch;
  query: string;
  onChoose: (term: string) => void;
}

export function Suggestions({ client, query, onChoose }: SuggestionsProps) {
  const searches = useLoaded('trending', (signal) => client.trendingSearches({ signal }));
  // Suggestions are optional.
  if (searches.status === 'failed') return null;
  const terms = searches.status === 'ready' ? searches.data.data.slice(0, COUNT) : [];
  return (
    <ul
      className="suggestions"
      aria-label="Trending searches"
      aria-busy={searches.status === 'loading'}
      // Browsers leave half of a button at the edge of the row cut off.
      onFocus={({ target }) => {
        if (!target.matches(':focus-visible')) return;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      {terms.map((term) => (
        <li key={term}>
          <button type="button" aria-pressed={term === query} onClick={() => onChoose(term)}>
            {term}
          </button>
        </li>
      ))}
    </ul>
  );
}
