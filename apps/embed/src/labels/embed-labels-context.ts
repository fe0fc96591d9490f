import { createLabels } from '@gifkit/headless';
import { en } from './en.ts';

/** The labels of the embed. */
export const { LabelsProvider: EmbedLabelsProvider, useLabels: useEmbedLabels } = createLabels(en);
