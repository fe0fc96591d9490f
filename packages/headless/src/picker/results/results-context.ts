import { createContext, useContext } from 'react';
import type { PickerList } from './use-picker-list.ts';

/** What the list of a picker knows besides its pages. */
export type PickerResultsStatus = Pick<PickerList, 'failure' | 'ads'>;

export const ResultsContext = createContext<PickerResultsStatus | undefined>(undefined);

/** @throws {Error} outside of a `GifPicker.Results`. */
export function useResults(): PickerResultsStatus {
  const results = useContext(ResultsContext);
  if (!results) {
    throw new Error('Gifkit: this part of a picker has to be inside a GifPicker.Results.');
  }
  return results;
}
