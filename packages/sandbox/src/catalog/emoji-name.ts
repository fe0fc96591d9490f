/** `default`, then `variation_01` and so on: the service's names. */
export const variationName = (index: number): string =>
  index === 0 ? 'default' : `variation_${String(index).padStart(2, '0')}`;

/** The slug of the scene that shows a variation of an emoji. */
export const emojiSlug = ({ slug }: { slug: string }, variation: number): string =>
  `emoji-${slug}-${variationName(variation).replace('_', '-')}`;
