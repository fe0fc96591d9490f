import { createLabels, type Labels, LabelsProvider } from '@gifkit/headless';
import type { ReactNode } from 'react';
import type * as en from '../labels/en.ts';
import { components, labels } from '../labels/en.ts';

export type EmbedLabels = typeof en.labels;
/** Words of error pages, which only the server needs. */
export type Messages = typeof en.messages;

/** Every word of a page in one language. */
export interface LanguagePack {
  labels: EmbedLabels;
  /** Of the components that pages are made with. */
  components: Labels;
}

const { LabelsProvider: EmbedLabelsProvider, useLabels } = createLabels(labels);

export const ENGLISH: LanguagePack = { labels, components };

/** The labels of the embed. */
export const useEmbedLabels = useLabels;

/** Gives a page its words. */
export const PageLabels = ({ pack, children }: { pack: LanguagePack; children: ReactNode }) => (
  <EmbedLabelsProvider labels={pack.labels}>
    <LabelsProvider labels={pack.components}>{children}</LabelsProvider>
  </EmbedLabelsProvider>
);
