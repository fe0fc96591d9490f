import type { GiphyFetch } from '@gifkit/fetch-api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';
import type { SearchBy } from '../address/use-address.ts';
import type { Kind, View } from '../address/view.ts';
import { Switch } from '../shared/Switch.tsx';
import { Suggestions } from './Suggestions.tsx';

/** How long typing has to pause before a search, in ms. */
const SEARCH_DEBOUNCE = 200;

/** The most characters that the service takes as a search term. */
const TERM_MAX_LENGTH = 50;

const LABELS: Record<Kind, string> = { gifs: 'GIFs', stickers: 'Stickers', clips: 'Clips' };

interface SearchFormProps {
  client: GiphyFetch;
  view: View;
  /** A search as it is typed, as it was entered, or one that was chosen. */
  onSearch: (view: View, by: SearchBy) => void;
}

/** Searches as the visitor types. */
export function SearchForm({ client, view, onSearch }: SearchFormProps) {
  const { query, kind } = view;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  // The address may change while the field has text: by going back, or by a suggestion.
  // A change that this field has caused itself is ignored: more may have been typed meanwhile.
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
  // What was typed into the page of the server before a script ran.
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
