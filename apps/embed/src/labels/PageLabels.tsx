import { LabelsProvider } from '@gifkit/headless';
import type { ReactNode } from 'react';
import { EmbedLabelsProvider } from './embed-labels-context.ts';
import type { LanguagePack } from './language-pack.ts';

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
