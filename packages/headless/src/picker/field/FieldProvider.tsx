import { createContext, type ReactNode, useState } from 'react';
import { PICKER_DEBOUNCE } from '../../core/constants.ts';
import { useCombobox } from '../../search/use-combobox.ts';
import { useSearchField } from '../../search/use-search-field.ts';
import { usePart, usePicker } from '../picker-context.ts';
import { useSuggestedTerms } from './use-suggested-terms.ts';

function useFieldState() {
  const { provider, written, lang, search } = usePicker();
  const [isOpen, setOpen] = useState(false);
  const [hasList, setHasList] = useState(false);
  const [settled, setSettled] = useState('');
  const field = useSearchField({
    written,
    searchDebounce: PICKER_DEBOUNCE,
    onSearch(term) {
      setSettled(term);
      search(term);
    },
  });
  const { text } = field;
  const terms = useSuggestedTerms(provider, isOpen && hasList ? text : '', settled, lang);
  const searchNow = (term: string) => {
    setOpen(false);
    field.searchNow(term);
  };
  const combobox = useCombobox({
    count: terms.length,
    keys: 'horizontal',
    onChoose: (index) => searchNow(terms[index] ?? text),
  });
  return {
    text,
    terms,
    combobox,
    searchNow,
    change(typed: string) {
      combobox.clearActive();
      setOpen(true);
      if (typed.trim() === '') searchNow(typed);
      else field.change(typed);
    },
    close: () => setOpen(false),
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
