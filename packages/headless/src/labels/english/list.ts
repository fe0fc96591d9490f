import type { Labels } from '../labels.ts';
import { writeNumber } from '../write-number.ts';

/** Lists. */
export const listEnglish = {
  gifs: 'GIFs',
  loadingList: (list) => `Loading ${list}`,
  found: (list, count) => `${list}: ${writeNumber(count, 'en')} found`,
  loaded: (list, count) => `${list}: ${writeNumber(count, 'en')} loaded`,
  moreLoaded: (list, count) => `${list}: ${writeNumber(count, 'en')} more loaded`,
  noResults: 'No GIFs found.',
  removed: (alt) => `No longer available: ${alt}`,
  next: (list) => `Next ${list}`,
  previous: (list) => `Previous ${list}`,
} satisfies Partial<Labels>;
