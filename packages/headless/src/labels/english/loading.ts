import type { Labels } from '../labels.ts';

/** What waits, or could not be had. */
export const loadingEnglish = {
  loading: 'Loading',
  loadError: 'Error loading GIFs.',
  tryAgain: 'Try again?',
} satisfies Partial<Labels>;
