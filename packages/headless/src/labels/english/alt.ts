import type { Labels } from '../labels.ts';

/** The words that alt texts end with, and their language. */
export const altEnglish = {
  lang: 'en',
  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',
} satisfies Partial<Labels>;
