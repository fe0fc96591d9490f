import type { PageData } from '../page-data.ts';

/**
 * Whether the GIF shows its still until the visitor asks for more, and nothing of what moves is loaded: where
 * it flashes (WCAG 2.2, success criterion 2.3.1), or the visitor saves data.
 */
export const startsAtRest = ({ gif, visit }: Pick<PageData, 'gif' | 'visit'>): boolean =>
  gif.is_flashing === true || visit.savesData;
