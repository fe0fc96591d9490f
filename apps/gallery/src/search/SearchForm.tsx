import type { GiphyFetch } from '@gifkit/fetch-api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';
import type { SearchBy } from '../address/use-address.ts';
import type { Kind, View } from '../address/view.ts';
import { Switch } from '../shared/Switch.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Debounce of searches while typing, in ms. */
const SEARCH_DEBOUNCE = 200;

/** The service's maximum length of a search term, in characters. */
const TERM_MAX_LENGTH = 50;

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
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  // Follow changes of the address, such as going back or choosing a suggestion. Ignore changes caused by this field,
  // because the visitor may have typed more in the meantime.
  const [sent, setSent] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    if (query !== sent) {
      setSent(query);
      setText(query);
    }
  }

  const search = useMemo(
    () =>
      debounce(SEARCH_DEBOUNCE, (typed: string) => {
        const term = typed.trim();
        setSent(term);
        onSearch({ query: term, kind }, 'type');
      }),
    [onSearch, kind],
  );
  useEffect(() => () => search.cancel(), [search]);
  // Pick up text typed into the server's page before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === text) return;
    setText(typed);
    search(typed);
  }, []);

  const searchNow = (term: string, by: SearchBy) => {
    search.cancel({ upcomingOnly: true });
    setText(term);
    setSent(term.trim());
    onSearch({ query: term.trim(), kind }, by);
  };

  return (
    <search className="hero">
      <h1>
        Find the one that <em>moves</em>.
      </h1>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(text, 'enter');
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
          onChange={(event) => {
            setText(event.target.value);
            search(event.target.value);
          }}
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
        <Suggestions client={client} query={query} onChoose={(term) => searchNow(term, 'choose')} />
      </div>
    </search>
  );
}
