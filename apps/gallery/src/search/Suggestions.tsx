import type { GiphyFetch } from '@gifkit/fetch-api';
import { useLoaded } from '../shared/use-loaded.ts';

/** Terms that are shown; the service knows more. */
const COUNT = 10;

export interface SuggestionsProps {
  client: GiphyFetch;
  query: string;
  onChoose: (term: string) => void;
}

/** What people search for at the moment. */
export function Suggestions({ client, query, onChoose }: SuggestionsProps) {
  const searches = useLoaded('trending', (signal) => client.trendingSearches({ signal }));
  // Without them one can still search.
  if (searches.status === 'failed') return null;
  const terms = searches.status === 'ready' ? searches.data.data.slice(0, COUNT) : [];
  return (
    <ul
      className="suggestions"
      aria-label="Trending searches"
      aria-busy={searches.status === 'loading'}
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
