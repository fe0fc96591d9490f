import { createLabels, type Labels, LabelsProvider } from '@gifkit/headless';
import type { ReactNode } from 'react';
import type * as en from '../labels/en.ts';
import { components, labels } from '../labels/en.ts';

export type EmbedLabels = typeof en.labels;
/** Text of error pages, which only the server needs. */
export type Messages = typeof en.messages;

export interface LanguagePack {
  labels: EmbedLabels;
  components: Labels;
}

const { LabelsProvider: EmbedLabelsProvider, useLabels } = createLabels(labels);

export const ENGLISH: LanguagePack = { labels, components };

export const useEmbedLabels = useLabels;

export const PageLabels = ({ pack, children }: { pack: LanguagePack; children: ReactNode }) => (
  <EmbedLabelsProvider labels={pack.labels}>
    <LabelsProvider labels={pack.components}>{children}</LabelsProvider>
  </EmbedLabelsProvider>
);
