import { type Entry, tagText } from '../entry.ts';
import { parseQuery } from './query.ts';

/** Number of tags to search for. The first ones describe an entry best. */
const MAX_TAGS = 4;
const MIN_WORD_LENGTH = 4;

/** Builds an FTS5 query for similar entries from title, first tags and category. */
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
