import type { GiphyFetch } from '@gifkit/fetch-api';
import { useSearchField } from '@gifkit/headless/search';
import { useEffect, useRef, useState } from 'react';
import type { Kind, View } from '../address/route.ts';
import type { SearchBy } from '../address/use-address.ts';
import { Switch } from '../shared/Switch.tsx';
import { useLoaded } from '../shared/use-loaded.ts';

/** Debounce of searches while typing, in ms. */
const SEARCH_DEBOUNCE = 200;

/** The service's maximum length of a search term, in characters. */
const TERM_MAX_LENGTH = 50;

/** Maximum number of suggested terms. */
const COUNT = 10;

const LABELS: Record<Kind, string> = { gifs: 'GIFs', stickers: 'Stickers', clips: 'Clips' };

interface SearchFormProps {
  client: GiphyFetch;
  view: View;
  /** Called with a search: while typing, on Enter, or for a chosen suggestion. */
  onSearch: (view: View, by: SearchBy) => void;
}

export function SearchForm({ client, view, onSearch }: SearchFormProps) {
  const { query, kind } = view;
  const field = useRef<HTMLInputElement>(null);
  // A changed address, for example by going back, replaces the typed text, unless this field changed it: the user may
  // have typed more in the meantime.
  const [written, setWritten] = useState({ term: query });
  const [lastQuery, setLastQuery] = useState(query);
  const [sent, setSent] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    if (query !== sent) {
      setSent(query);
      setWritten({ term: query });
    }
  }
  const { text, change, searchNow } = useSearchField({
    written,
    searchDebounce: SEARCH_DEBOUNCE,
    onSearch(typed) {
      const term = typed.trim();
      setSent(term);
      onSearch({ query: term, kind }, 'type');
    },
  });
  // Pick up text typed into the server's page before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) change(typed);
  }, []);

  return (
    <search className="hero">
      <h1>
        Find the one that <em>moves</em>.
      </h1>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(text);
          onSearch({ query: text.trim(), kind }, 'enter');
        }}
      >
        <svg className="search-icon" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search GIFs, stickers and clips"
          placeholder="Search GIFs, stickers and clips"
          autoComplete="off"
          maxLength={TERM_MAX_LENGTH}
          spellCheck="false"
          enterKeyHint="search"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </form>
      <div className="filters">
        <Switch
          label="Kind"
          name="kind"
          choices={LABELS}
          chosen={kind}
          onChoose={(choice) => onSearch({ query, kind: choice }, 'choose')}
        />
        <Suggestions
          client={client}
          query={query}
          onChoose={(term) => {
            setWritten({ term });
            setSent(term);
            onSearch({ query: term, kind }, 'choose');
          }}
        />
      </div>
    </search>
  );
}

interface SuggestionsProps {
  client: GiphyFetch;
  query: string;
  onChoose: (term: string) => void;
}

function Suggestions({ client, query, onChoose }: SuggestionsProps) {
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
