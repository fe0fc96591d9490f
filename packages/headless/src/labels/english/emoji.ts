import type { Labels } from '../labels.ts';

/** The variations of an emoji. */
export const emojiEnglish = {
  variations: (emoji) => `Variations of ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}, ${['light', 'medium-light', 'medium', 'medium-dark', 'dark'][tone - 1]} skin tone`,
  variation: (emoji, number) => `${emoji}, variation ${number}`,
} satisfies Partial<Labels>;
