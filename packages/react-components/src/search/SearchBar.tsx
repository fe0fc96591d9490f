import { SEARCH_DEBOUNCE } from '@gifkit/headless/internal/core/constants.ts';
import { isComposing } from '@gifkit/headless/internal/core/keys/arrow-step.ts';
import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { searchEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { LiveRegion } from '@gifkit/headless/internal/shared/LiveRegion.tsx';
import { optionId } from '@gifkit/headless/internal/shared/option-id.ts';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { debounce } from 'throttle-debounce';
import { Avatar } from '../attribution/Avatar.tsx';
import { VerifiedBadge } from '../attribution/VerifiedBadge.tsx';
import { nextActive } from './combobox.ts';
import { SearchContext, SearchInputContext } from './SearchContext.ts';
import { Bar, Cancel, Channel, Go } from './search-bar-parts.ts';
import { useChannelAnnouncement } from './use-channel-announcement.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBarProps {
  className?: string | undefined;
  /** Placeholder and accessible name of the field. @default 'Search GIPHY', in the language of the labels */
  placeholder?: string | undefined;
  /** Empties the field until the next keystroke, without changing the search. @default false */
  clear?: boolean | undefined;
  /** @default false */
  autoFocus?: boolean | undefined;
  /** Initial text of the field, without a search for it. @default the current search term */
  initialTerm?: string | undefined;
  /** ms between the last keystroke and the search. @default 500 */
  searchDebounce?: number | undefined;
  /** Called when the reader presses Enter or the search button. */
  onEnter?: ((term: string) => void) | undefined;
}

/** Search field. Must be inside a `SearchContextManager`. */
export function SearchBar({
  className = '',
  placeholder,
  clear = false,
  autoFocus = false,
  initialTerm = '',
  searchDebounce = SEARCH_DEBOUNCE,
  onEnter,
}: SearchBarProps) {
  const labels = useLabelsOr(searchEnglish);
  const { term, activeChannel, setActiveChannel, setChannels } = useContext(SearchContext);
  const { written, setIsFocused, search, combobox } = useContext(SearchInputContext);
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(term || initialTerm);
  const [isCleared, setCleared] = useState(clear);
  const [searchSoon] = useState(() => debounce(searchDebounce, search));

  // A term set outside of the field replaces the typed text.
  const [last, setLast] = useState({ written, clear, activeChannel });
  if (last.written !== written || last.clear !== clear || last.activeChannel !== activeChannel) {
    setLast({ written, clear, activeChannel });
    if (last.written !== written) setValue(written.term);
    if (last.activeChannel !== activeChannel) setValue(term);
    if (last.clear !== clear) setCleared(clear);
  }

  useEffect(() => () => searchSoon.cancel(), [searchSoon]);
  const suggestions = useSuggestions();
  const { listId, active, setActive, setField } = combobox;
  useEffect(() => {
    setField(field.current);
    return () => setField(null);
  }, [setField]);
  const chosen = active === undefined ? undefined : suggestions[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new term or channel replaces the typed text
  useEffect(() => searchSoon.cancel({ upcomingOnly: true }), [written, activeChannel, searchSoon]);

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const channelAnnouncement = useChannelAnnouncement(activeChannel, field);

  const change = (next: string) => {
    setActive(undefined);
    setCleared(false);
    setValue(next);
    searchSoon(next);
  };
  const searchNow = (next: string) => {
    searchSoon.cancel({ upcomingOnly: true });
    search(next);
  };
  const enter = () => {
    searchNow(value);
    onEnter?.(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Escape' && (chosen || value || activeChannel)) {
      // Escape must not close a dialog around the search.
      event.preventDefault();
      event.stopPropagation();
    }
    const next = listId === undefined ? undefined : nextActive(key, active, suggestions.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      return;
    }
    if (/^(?:Arrow|Home|End)/.test(key)) setActive(undefined);
    if (chosen && (key === 'Enter' || key === 'Escape')) {
      event.preventDefault();
      setActive(undefined);
      if (key === 'Enter') chosen.choose();
      return;
    }
    if (key === 'Enter') {
      // Enter must not submit a host's form around the search.
      event.preventDefault();
      enter();
    }
    if (key === 'Escape' || (key === 'Backspace' && value === '')) {
      setChannels([]);
      if (activeChannel) setActiveChannel(undefined);
      else if (key === 'Escape') change('');
    }
  };

  const shown = isCleared ? '' : value;
  const label = activeChannel
    ? labels.searchIn(activeChannel.display_name)
    : (placeholder ?? labels.searchGifs);
  const role =
    listId === undefined
      ? { role: 'searchbox' }
      : {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': suggestions.length > 0,
          'aria-controls': listId,
          'aria-activedescendant':
            active === undefined || !chosen ? undefined : optionId(listId, active),
        };
  return (
    <Bar className={`${SearchBar.className} ${className}`.trim()} role="search">
      {activeChannel && (
        <Channel>
          {activeChannel.user && <Avatar user={activeChannel.user} />}
          <bdi title={activeChannel.display_name}>
            {activeChannel.user ? `@${activeChannel.user.username}` : activeChannel.display_name}
          </bdi>
          {activeChannel.user?.is_verified && <VerifiedBadge size={14} />}
        </Channel>
      )}
      <input
        ref={field}
        type="text"
        enterKeyHint="search"
        // An empty field has no text to derive a direction from.
        dir={shown ? 'auto' : undefined}
        {...role}
        aria-label={label}
        placeholder={label}
        value={shown}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          setActive(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {(shown || activeChannel) && (
        <Cancel
          type="button"
          className={SearchBar.cancelClassName}
          aria-label={labels.clear}
          onClick={() => {
            setValue('');
            searchNow('');
            setActiveChannel(undefined);
            field.current?.focus();
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8M12 4l-8 8" />
          </svg>
        </Cancel>
      )}
      <Go type="button" aria-label={labels.search} onClick={enter}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="9" cy="9" r="5" />
          <path d="m13 13 4 4" />
        </svg>
      </Go>
      <LiveRegion text={channelAnnouncement} textKey={activeChannel?.id} />
    </Bar>
  );
}
SearchBar.className = 'giphy-search-bar';
SearchBar.cancelClassName = 'giphy-search-bar-cancel';
