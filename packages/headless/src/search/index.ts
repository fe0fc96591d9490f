'use client';

export type { OptionKeys } from '../core/keys/option-move.ts';
export { type Combobox, useCombobox } from './use-combobox.ts';
export { useSearchField } from './use-search-field.ts';
