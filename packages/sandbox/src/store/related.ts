import { type Entry, tagText } from '../catalog/entry.ts';
import { parseQuery } from './query.ts';

/** Tags that are looked at: an item's first ones say the most. */
const TAGS = 6;

/** The words that items like this one have too. */
export const relatedWords = ({ title, tags, category }: Entry): string[] => {
  const text = [title, ...tags.slice(0, TAGS).map(tagText), category].join(' ');
  return [...new Set(parseQuery(text.toLowerCase()).words)].filter((word) => word.length > 2);
};
