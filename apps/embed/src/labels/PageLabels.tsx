import { LabelsProvider } from '@gifkit/headless';
import type { ReactNode } from 'react';
import type { LanguagePack } from './embed-labels.ts';
import { EmbedLabelsProvider } from './embed-labels-context.ts';

interface PageLabelsProps {
  pack: LanguagePack;
  children: ReactNode;
}

/** Gives a page its words. */
export const PageLabels = ({ pack: { labels, components }, children }: PageLabelsProps) => (
  <EmbedLabelsProvider labels={labels}>
    <LabelsProvider labels={components}>{children}</LabelsProvider>
  </EmbedLabelsProvider>
);
