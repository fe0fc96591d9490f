import { createLabels, type Labels, LabelsProvider, useLabels } from '@gifkit/headless';
import { components, type EmbedLabels, labels } from '@gifkit/labels/en/embed';
import type { ReactNode } from 'react';

interface LanguagePack {
  labels: EmbedLabels;
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
