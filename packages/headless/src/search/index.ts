'use client';

export type { OptionKeys } from '../core/keys/option-move.ts';
export { type Combobox, type ComboboxOptions, useCombobox } from './use-combobox.ts';
export { type SearchFieldOptions, useSearchField } from './use-search-field.ts';
