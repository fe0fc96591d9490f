import { dismissEnglish, searchEnglish, useLabelsOr } from '@gifkit/headless';
import { rootOf } from '@gifkit/headless/core';
import { useSearchField } from '@gifkit/headless/search';
import { LiveRegion } from '@gifkit/headless/utils';
import type { IChannel } from '@gifkit/model';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { ChannelName } from './ChannelName.tsx';
import { SearchContext, SearchInputContext } from './SearchContext.ts';
import { Bar } from './search-bar-parts.ts';

export interface SearchBarProps {
  className?: string | undefined;
  /** Placeholder and accessible name of the field, translated by the labels. @default 'Search GIPHY' */
  placeholder?: string | undefined;
  /** Empties the field until the next keystroke, without changing the search. @default false */
  clear?: boolean | undefined;
  /** @default false */
  autoFocus?: boolean | undefined;
  /** Initial text of the field, without a search for it. A current search term wins. */
  initialTerm?: string | undefined;
  /** ms between the last keystroke and the search. @default 500 */
  searchDebounce?: number | undefined;
  /** Called when the user presses Enter or the search button. */
  onEnter?: ((term: string) => void) | undefined;
}

/**
 * Announces a change of the channel: focuses the field, whose name contains the channel. If the field already has the
 * focus, returns a text for a live region.
 */
function useChannelAnnouncement(
  channel: IChannel | undefined,
  field: HTMLInputElement | null,
): string {
  const labels = useLabelsOr(searchEnglish);
  const last = useRef(channel);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (last.current === channel || !field) return;
    last.current = channel;
    const hasFocus = rootOf(field).activeElement === field;
    if (channel && !hasFocus) field.focus();
    setAnnounced(!channel || hasFocus);
  }, [channel, field]);
  if (!isAnnounced) return '';
  return channel ? labels.searchingIn(channel.display_name) : labels.searchingEverywhere;
}

/** Search field. Must be inside a `SearchContextManager`. */
export function SearchBar({
  className = '',
  placeholder,
  clear = false,
  autoFocus = false,
  initialTerm = '',
  searchDebounce,
  onEnter,
}: SearchBarProps) {
  const labels = useLabelsOr(searchEnglish);
  const { clear: clearName } = useLabelsOr(dismissEnglish);
  const { term, activeChannel, setActiveChannel, setChannels } = useContext(SearchContext);
  const { written, search, combobox, field, setField, list, setIsFocused } =
    useContext(SearchInputContext);
  const { change, searchNow, ...typed } = useSearchField({
    written,
    initialText: term || initialTerm,
    onSearch: search,
    searchDebounce,
  });
  const [isCleared, setCleared] = useState(clear);
  const [lastClear, setLastClear] = useState(clear);
  if (!Object.is(lastClear, clear)) {
    setLastClear(clear);
    setCleared(clear);
  }
  const text = isCleared ? '' : typed.text;
  useEffect(() => {
    const watching = new AbortController();
    for (const type of ['focus', 'blur']) {
      // Without React, which reports no focus that moves while it commits: from a suggestion that it removes.
      const onChange = () => setIsFocused(type === 'focus');
      field?.addEventListener(type, onChange, { signal: watching.signal });
    }
    return () => watching.abort();
  }, [field, setIsFocused]);
  useEffect(() => {
    if (autoFocus) field?.focus();
  }, [autoFocus, field]);
  const channelAnnouncement = useChannelAnnouncement(activeChannel, field);

  const enter = () => {
    searchNow(text);
    onEnter?.(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event)) return;
    const { key } = event;
    if (key === 'Enter') {
      // Enter must not submit a host's form around the search.
      event.preventDefault();
      enter();
    }
    if (key === 'Escape' && (text || activeChannel)) {
      // Escape must not close a dialog around the search.
      event.preventDefault();
      event.stopPropagation();
    }
    if (key === 'Escape' || (key === 'Backspace' && text === '')) {
      setChannels([]);
      if (activeChannel) setActiveChannel(undefined);
      else if (key === 'Escape') change('');
    }
  };

  const label = activeChannel
    ? labels.searchIn(activeChannel.display_name)
    : (placeholder ?? labels.searchGifs);
  return (
    <Bar className={`${SearchBar.className} ${className}`.trim()} role="search">
      {activeChannel && (
        <span>
          <ChannelName channel={activeChannel} />
        </span>
      )}
      <input
        ref={setField}
        type="text"
        enterKeyHint="search"
        // An empty field has no text to derive a direction from.
        dir={text ? 'auto' : undefined}
        {...(list ? combobox.fieldProps : { role: 'searchbox' })}
        aria-label={label}
        placeholder={label}
        value={text}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        onChange={({ currentTarget }) => {
          combobox.clearActive();
          setCleared(false);
          change(currentTarget.value);
        }}
        onBlur={combobox.clearActive}
        onKeyDown={onKeyDown}
      />
      {(text || activeChannel) && (
        <button
          type="button"
          className={SearchBar.cancelClassName}
          aria-label={clearName}
          onClick={() => {
            searchNow('');
            setActiveChannel(undefined);
            field?.focus();
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8M12 4l-8 8" />
          </svg>
        </button>
      )}
      <button type="button" aria-label={labels.search} onClick={enter}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="9" cy="9" r="5" />
          <path d="m13 13 4 4" />
        </svg>
      </button>
      <LiveRegion text={channelAnnouncement} textKey={activeChannel?.id} />
    </Bar>
  );
}
SearchBar.className = 'giphy-search-bar';
SearchBar.cancelClassName = 'giphy-search-bar-cancel';
