import { useEffect, useMemo, useState } from 'react';
import { debounce } from 'throttle-debounce';
import { SEARCH_DEBOUNCE } from '../core/constants.ts';
import { useLatest } from '../shared/use-latest.ts';

const NOTHING = { term: '' };

/** Cancels only the pending search, so that later ones still run. */
const PENDING = { upcomingOnly: true };

interface SearchFieldOptions {
  /** Text set outside of the field. A new object replaces the typed text and cancels its search. */
  written?: { readonly term: string } | undefined;
  /** Initial text. If undefined, the written term. */
  initialText?: string | undefined;
  /** Called with the text after a typing pause, or immediately by `searchNow`. */
  onSearch: (text: string) => void;
  /** ms between the last keystroke and the search. @default 500 */
  searchDebounce?: number | undefined;
}

/** Returns the text of a search field, which is searched after a typing pause. */
export function useSearchField({
  written = NOTHING,
  initialText,
  onSearch,
  searchDebounce = SEARCH_DEBOUNCE,
}: SearchFieldOptions) {
  const [text, setText] = useState(initialText ?? written.term);
  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    // The host may return the typed text without its spaces.
    if (written.term !== text.trim()) setText(written.term);
  }
  const latest = useLatest(onSearch);
  const searchSoon = useMemo(
    () => debounce(searchDebounce, (typed: string) => latest.current(typed)),
    [searchDebounce, latest],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies(written): it replaces the typed text
  useEffect(() => () => searchSoon.cancel(PENDING), [written, searchSoon]);
  return {
    text,
    /** Sets the text and searches for it after the pause. */
    change(typed: string) {
      setText(typed);
      searchSoon(typed);
    },
    searchNow(term: string) {
      searchSoon.cancel(PENDING);
      setText(term);
      onSearch(term);
    },
  };
}
