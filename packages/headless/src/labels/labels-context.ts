import { createContext, useContext } from 'react';
import { createLabelsProvider } from './create-labels.tsx';
import type { Labels } from './languages/en.ts';
import { en } from './languages/en.ts';

const LabelsContext = /* @__PURE__ */ createContext<Labels | undefined>(undefined);

/** Replaces labels of all components inside. */
export const LabelsProvider = /* @__PURE__ */ createLabelsProvider(LabelsContext, en);

/** The labels of the nearest provider; English without one. */
export const useLabels = (): Labels => useContext(LabelsContext) ?? en;

/**
 * The labels of the nearest provider; without one, the given ones. A component gives the English that it shows, so no
 * bundle has the words of others.
 */
export const useLabelsOr = <Name extends keyof Labels>(
  english: Pick<Labels, Name>,
): Pick<Labels, Name> => useContext(LabelsContext) ?? english;
