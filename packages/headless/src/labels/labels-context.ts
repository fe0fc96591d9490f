import { createLabels } from './create-labels.tsx';
import { en } from './en.ts';

/** The labels of all components. */
export const { LabelsProvider, useLabels } = createLabels(en);
