import { type Entry, tagText } from '../catalog/entry.ts';
import { parseQuery } from './query.ts';

/** Tags that are looked at: an item's first ones say the most. */
const TAGS = 4;
/** Words shorter than this say little. */
const SHORTEST = 4;

/** What items like this one have too, in the syntax of FTS5: words of its title, its first tags. */
export const relatedMatch = ({ title, tags, category }: Entry): string => {
  const words = parseQuery(title.toLowerCase()).words.filter(({ length }) => length >= SHORTEST);
  const phrases = tags.slice(0, TAGS).map((tag) => parseQuery(tagText(tag)).words.join(' '));
  const terms = new Set([...words, ...phrases, category]);
  return [...terms]
    .filter(Boolean)
    .map((term) => `"${term}"`)
    .join(' OR ');
};
