import { createContext, useContext } from 'react';
import { en, type Labels } from './english.ts';

/** Function that returns the labels of the providers around a component, by default the given ones. */
export const LabelsContext = /* @__PURE__ */ createContext(
  <Some extends object>(english: Some): Some => english,
);

/**
 * Returns the labels of the nearest provider, or `english` without one. Each component passes only the English labels
 * that it shows, so bundles contain no others.
 */
export const useLabelsOr = <Some extends Partial<Labels>>(english: Some): Some =>
  useContext(LabelsContext)(english);

/** Returns all labels of the nearest provider, or English without one. */
export const useLabels = (): Labels => useLabelsOr(en);
