import { createContext, useContext } from 'react';
import { en, type Labels } from './english.ts';

/** Returns the labels of the providers around a component, by default the given ones. */
export type Translate = <Some extends object>(english: Some) => Some;

export const untranslated: Translate = (english) => english;

export const LabelsContext = /* @__PURE__ */ createContext(untranslated);

/**
 * Returns the labels of the nearest provider, or `english` without one. Each component passes only the English labels
 * that it shows, so bundles contain no others.
 */
export const useLabelsOr = <Some extends Partial<Labels>>(english: Some): Some =>
  useContext(LabelsContext)(english);

/** Returns all labels of the nearest provider, or English without one. */
export const useLabels = (): Labels => useLabelsOr(en);
