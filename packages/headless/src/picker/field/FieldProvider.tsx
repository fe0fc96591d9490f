import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE } from '../../core/constants.ts';
import { AT_REST, afterKey, pauseOf } from '../../core/picker/field/typing-rhythm.ts';
import { useLatest } from '../../shared/use-latest.ts';
import type { Picker } from '../picker-context.ts';
import { FieldContext } from './field-context.ts';
import { useSuggestedTerms } from './use-suggested-terms.ts';

/**
 * What is typed and suggested. It is a state of its own, so that typing renders the field and its suggestions, and
 * nothing else of the picker.
 */
export function FieldProvider({
  picker: { provider, written, lang, search },
  children,
}: {
  picker: Pick<Picker, 'provider' | 'written' | 'lang' | 'search'>;
  children: ReactNode;
}) {
  const [text, setText] = useState(written.term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const [lists, setLists] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);

  const latest = useLatest(search);
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

  const terms = useSuggestedTerms(provider, isOpen && lists > 0 ? text : '', rhythm, lang);
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
    search(term);
  };
  const change = (next: string) => {
    rhythm.current = afterKey(rhythm.current, performance.now());
    setText(next);
    setActive(undefined);
    setOpen(next.trim() !== '');
    if (next.trim() === '') searchNow(next);
    else searchSoon(next);
  };
  const addList = useCallback(() => {
    setLists((count) => count + 1);
    return () => setLists((count) => count - 1);
  }, []);
  return (
    <FieldContext.Provider
      value={{
        text,
        terms,
        isListed,
        reached,
        setActive,
        listId,
        list,
        change,
        searchNow,
        close: () => isOpen && close(),
        addList,
      }}
    >
      {children}
    </FieldContext.Provider>
  );
}
