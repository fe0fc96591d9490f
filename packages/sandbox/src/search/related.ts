import { type Entry, tagText } from '../catalog/entry.ts';
import { parseQuery } from './query.ts';

/** Tags to search for: the first ones say the most about an entry. */
const MAX_TAGS = 4;
/** Shorter words of the title say too little. */
const MIN_WORD_LENGTH = 4;

/** An FTS5 query for similar entries: words of the title, the first tags, the category. */
export function relatedMatch({ title, tags, category }: Entry): string {
  const words = parseQuery(title.toLowerCase()).words.filter(
    ({ length }) => length >= MIN_WORD_LENGTH,
  );
  const phrases = tags.slice(0, MAX_TAGS).map((tag) => parseQuery(tagText(tag)).words.join(' '));
  return [...new Set([...words, ...phrases, category])]
    .filter(Boolean)
    .map((term) => `"${term}"`)
    .join(' OR ');
}
