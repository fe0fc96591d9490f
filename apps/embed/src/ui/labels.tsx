import { createLabels, type Labels, LabelsProvider, useLabels } from '@gifkit/headless';
import type { ReactNode } from 'react';
import type * as en from '../labels/en.ts';
import { components, labels } from '../labels/en.ts';

export type OwnLabels = typeof en.labels;
/** Text of error pages, which only the server needs. */
export type Messages = typeof en.messages;

export interface LanguagePack {
  labels: OwnLabels;
  components: Labels;
}

const Own = createLabels(labels);

export const ENGLISH: LanguagePack = { labels, components };

/** Returns the embed's labels, and those that it shares with the components. */
export const useEmbedLabels = () => ({ ...useLabels(), ...Own.useLabels() });

export const PageLabels = ({ pack, children }: { pack: LanguagePack; children: ReactNode }) => (
  <Own.LabelsProvider labels={pack.labels}>
    <LabelsProvider labels={pack.components}>{children}</LabelsProvider>
  </Own.LabelsProvider>
);
