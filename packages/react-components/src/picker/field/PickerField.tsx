import type { GifProvider } from '@gifkit/providers';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE } from '../../constants.ts';
import { useLabels } from '../../labels/labels-context.ts';
import { optionId } from '../../search/combobox.ts';
import { isComposing } from '../../search/is-composing.ts';
import { useWords } from '../labels/picker-labels-context.ts';
import { ClearIcon, SearchIcon } from '../surface/icons.tsx';
import { optionAt } from './option-at.ts';
import { AT_REST, afterKey, pauseOf } from './typing-rhythm.ts';
import { useSuggestedTerms } from './use-suggested-terms.ts';

export interface PickerFieldProps {
  provider: GifProvider;
  /** A term that replaces the typed text; a new object each time. */
  written: { term: string };
  placeholder: string | undefined;
  lang: string | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  onSearch: (term: string) => void;
  /** The Down key leaves the field for the GIFs. */
  onLeave: () => void;
}

/**
 * The field and its suggestions, as one combobox. The typed text is its own state, so that typing renders
 * nothing else.
 */
export function PickerField({
  provider,
  written,
  placeholder,
  lang,
  fieldRef,
  onSearch,
  onLeave,
}: PickerFieldProps) {
  const labels = useLabels();
  const words = useWords();
  const [text, setText] = useState(written.term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const rhythm = useRef(AT_REST);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (term: string) => {
    clearTimeout(timer.current);
    const pause = pauseOf(rhythm.current, SEARCH_DEBOUNCE);
    timer.current = setTimeout(() => latest.current(term), pause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies(written): it takes the place of what was typed
  useEffect(() => () => clearTimeout(timer.current), [written]);

  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    if (written.term !== text.trim()) setText(written.term);
  }

  const terms = useSuggestedTerms(provider, isOpen ? text : '', rhythm, lang);
  const isListed = isOpen && terms.length > 0;
  const reached = isListed ? active : undefined;

  useEffect(() => {
    const option = reached !== undefined && list.current?.children[reached];
    if (option) option.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [reached]);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const searchNow = (term: string) => {
    clearTimeout(timer.current);
    setText(term);
    close();
    onSearch(term);
  };
  const change = (next: string) => {
    rhythm.current = afterKey(rhythm.current, performance.now());
    setText(next);
    setActive(undefined);
    setOpen(next.trim() !== '');
    if (next.trim() === '') searchNow(next);
    else searchSoon(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = isListed ? optionAt(key, reached, terms.length, isReversed) : 'none';
    const chosen = reached === undefined ? undefined : terms[reached];
    if (next !== 'none') setActive(next);
    else if (key === 'ArrowDown') {
      close();
      onLeave();
    } else if (key === 'Enter') searchNow(chosen ?? text);
    else if (key === 'Escape' && chosen !== undefined) setActive(undefined);
    else {
      if (key === 'Escape') close();
      if (/^(?:Home|End|Arrow)/.test(key)) setActive(undefined);
      return;
    }
    event.preventDefault();
  };

  const label = placeholder ?? provider.capabilities.attribution.placeholder ?? words.searchAll;
  return (
    <div className="giphy-picker-field">
      <div className="giphy-picker-input">
        <SearchIcon />
        <input
          ref={fieldRef}
          type="text"
          enterKeyHint="search"
          dir={text ? 'auto' : undefined}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? id : undefined}
          aria-activedescendant={reached === undefined ? undefined : optionId(id, reached)}
          placeholder={label}
          value={text}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => isOpen && close()}
        />
        {text && (
          <button
            type="button"
            aria-label={labels.clear}
            onClick={() => {
              searchNow('');
              fieldRef.current?.focus();
            }}
          >
            <ClearIcon />
          </button>
        )}
      </div>
      {isListed && (
        <div
          ref={list}
          id={id}
          className="giphy-picker-suggestions"
          role="listbox"
          tabIndex={-1}
          aria-label={words.suggestions}
          aria-orientation="horizontal"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {terms.map((term, index) => (
            <button
              key={term}
              type="button"
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === reached}
              onClick={() => searchNow(term)}
            >
              <bdi>{term}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
