/** What can be asked through a relay; each is a path below its base. */
export const CALL_NAMES = [
  'search',
  'trending',
  'gifs',
  'related',
  'emoji',
  'emoji-variations',
  'categories',
  'suggestions',
  'trending-terms',
  'shares',
] as const;

export type CallName = (typeof CALL_NAMES)[number];
