import { createContext, useContext } from 'react';
import { createLabelsProvider } from './create-labels.tsx';
import type { Labels } from './english.ts';
import { en } from './english.ts';

const LabelsContext = /* @__PURE__ */ createContext<Labels | undefined>(undefined);

/** Overrides labels of all components inside. */
export const LabelsProvider = /* @__PURE__ */ createLabelsProvider(LabelsContext, en);

/** Returns the labels of the nearest provider, or English without one. */
export const useLabels = (): Labels => useContext(LabelsContext) ?? en;

/**
 * Returns the labels of the nearest provider, or `english` without one. Each component passes only the English labels
 * that it shows, so bundles contain no others.
 */
export const useLabelsOr = <Name extends keyof Labels>(
  english: Pick<Labels, Name>,
): Pick<Labels, Name> => useContext(LabelsContext) ?? english;
