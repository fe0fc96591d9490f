import { createLabelsProvider } from './create-labels.tsx';
import { en } from './en.ts';
import type { Labels } from './labels.ts';
import { LabelsContext, useLabelsOr } from './labels-context.ts';

/** Replaces labels of all components inside. */
export const LabelsProvider = /* @__PURE__ */ createLabelsProvider(LabelsContext, en);

/** The labels for what is inside the nearest provider; English where there is none. */
export const useLabels = (): Labels => useLabelsOr(en);
