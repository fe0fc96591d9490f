import { createContext, type RefObject, useContext } from 'react';

/** The field and its suggestions as one combobox. */
export interface PickerField {
  text: string;
  terms: readonly string[];
  /** Whether there are suggestions to be seen. */
  isListed: boolean;
  /** Index of the suggestion that the arrow keys have reached. */
  reached: number | undefined;
  setActive: (index: number | undefined) => void;
  listId: string;
  list: RefObject<HTMLDivElement | null>;
  change: (text: string) => void;
  searchNow: (term: string) => void;
  close: () => void;
  /** Says that there is a list of suggestions. @returns takes it back. */
  addList: () => () => void;
}

export const FieldContext = createContext<PickerField | undefined>(undefined);

/** @throws {Error} outside of a `GifPicker.Root`. */
export function useField(): PickerField {
  const field = useContext(FieldContext);
  if (!field) throw new Error('Gifkit: this part of a picker has to be inside a GifPicker.Root.');
  return field;
}
