import { type Context, createContext, useContext } from 'react';
import type { Picker } from './use-picker-model.ts';

export const PickerContext = createContext<Picker | undefined>(undefined);

/** @throws {Error} outside the part that provides the context. */
export function usePart<T>(context: Context<T | undefined>, outer: 'Root' | 'Results'): T {
  const value = useContext(context);
  if (value === undefined)
    throw new Error(`Gifkit: this part of a picker must be inside a GifPicker.${outer}.`);
  return value;
}

/** @throws {Error} outside a `GifPicker.Root`. */
export const usePicker = (): Picker => usePart(PickerContext, 'Root');

/** Id of a tab's element. The panel has the picker's own id. */
export const tabId = (id: string, tab: string): string => `${id}-${tab}`;
