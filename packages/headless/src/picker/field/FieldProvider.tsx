import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PICKER_DEBOUNCE } from '../../core/constants.ts';
import { useLatest } from '../../shared/use-latest.ts';
import type { Picker } from '../picker-context.ts';
import { useSuggestedTerms } from './use-suggested-terms.ts';

interface PickerField {
  text: string;
  terms: readonly string[];
  isListed: boolean;
  reached: number | undefined;
  setActive: (index: number | undefined) => void;
  listId: string;
  list: RefObject<HTMLDivElement | null>;
  change: (text: string) => void;
  searchNow: (term: string) => void;
  close: () => void;
  /** Registers the list of suggestions. @returns unregisters it. */
  addList: () => () => void;
}

const FieldContext = createContext<PickerField | undefined>(undefined);

/** @throws {Error} outside a `GifPicker.Root`. */
export function useField(): PickerField {
  const field = useContext(FieldContext);
  if (!field) throw new Error('Gifkit: this part of a picker must be inside a GifPicker.Root.');
  return field;
}

/** State of the field and its suggestions. Separate from the picker's state, so that typing renders only these. */
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

  const areWanted = isOpen && lists > 0;
  const terms = useSuggestedTerms(provider, areWanted ? text : '', settled, lang);
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
