import { createLabels } from '@gifkit/react-components';
import { en } from './en.ts';

/** The labels of the embed. */
export const { LabelsProvider: EmbedLabelsProvider, useLabels: useEmbedLabels } = createLabels(en);
