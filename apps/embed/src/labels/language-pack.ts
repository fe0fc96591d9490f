import type { Labels } from '@gifkit/headless';
import type { EmbedLabels } from './embed-labels.ts';

/** Every word of a page in one language. */
export interface LanguagePack {
  labels: EmbedLabels;
  /** Of the components that pages are made with. */
  components: Labels;
}
