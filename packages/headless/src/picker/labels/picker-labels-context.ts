import { createLabels } from '../../labels/create-labels.tsx';
import { words } from './words-en.ts';

/** The words of the picker; all others come from the labels of all components. */
export const { LabelsProvider: WordsProvider, useLabels: useWords } = createLabels(words);
