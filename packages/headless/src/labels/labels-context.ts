import { createContext, useContext } from 'react';
import type { Labels } from './labels.ts';

/** All labels of the nearest provider; undefined where there is none. */
export const LabelsContext = createContext<Labels | undefined>(undefined);

/**
 * The labels of the nearest provider, or the given ones where there is none. A component gives the English that it
 * shows itself, so that no bundle has the words of others.
 */
export const useLabelsOr = <Name extends keyof Labels>(
  english: Pick<Labels, Name>,
): Pick<Labels, Name> => useContext(LabelsContext) ?? english;
