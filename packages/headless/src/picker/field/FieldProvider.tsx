import { createContext, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PICKER_DEBOUNCE } from '../../core/constants.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { usePart, usePicker } from '../picker-context.ts';
import { useSuggestedTerms } from './use-suggested-terms.ts';

function useFieldState() {
  const { provider, written, lang, search } = usePicker();
  const [text, setText] = useState(written.term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const [hasList, setHasList] = useState(false);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);

  const latest = useLatest(search);
  const [settled, setSettled] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (term: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSettled(term);
      latest.current(term);
    }, PICKER_DEBOUNCE);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies(written): it replaces the typed text
  useEffect(() => () => clearTimeout(timer.current), [written]);

  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    if (written.term !== text.trim()) setText(written.term);
  }

  const terms = useSuggestedTerms(provider, isOpen && hasList ? text : '', settled, lang);
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
  return {
    text,
    terms,
    isListed,
    reached,
    setActive,
    listId,
    list,
    change(next: string) {
      setText(next);
      setActive(undefined);
      setOpen(next.trim() !== '');
      if (next.trim() === '') searchNow(next);
      else searchSoon(next);
    },
    searchNow,
    close: () => isOpen && close(),
    /** Tells if there is a list of suggestions; without one, none are requested. */
    setHasList,
  };
}

const FieldContext = createContext<ReturnType<typeof useFieldState> | undefined>(undefined);

/** @throws {Error} outside a `GifPicker.Root`. */
export const useField = () => usePart(FieldContext, 'Root');

/** State of the field and its suggestions. Separate from the picker's state, so that typing renders only these. */
export const FieldProvider = ({ children }: { children: ReactNode }) => (
  <FieldContext.Provider value={useFieldState()}>{children}</FieldContext.Provider>
);
