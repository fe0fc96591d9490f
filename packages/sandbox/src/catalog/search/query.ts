import { type Entry, tagText } from '../entry.ts';

interface Query {
  /** Account to search in: `@snacktime cake`. */
  username?: string;
  words: string[];
}

const CHANNEL = /^\s*@(\S+)\s*(.*)$/su;

export const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export function parseQuery(typed: string): Query {
  const [, username, text = ''] = CHANNEL.exec(typed) ?? [];
  return username ? { username, words: wordsOf(text) } : { words: wordsOf(typed) };
}

/** Matches the word or any longer word. The word itself matches twice, which ranks it first. */
const term = (word: string): string => `("${word}" OR "${word}"*)`;

export const everyWord = (words: readonly string[]): string => words.map(term).join(' AND ');

export const anyWord = (words: readonly string[]): string => words.map(term).join(' OR ');

/** Number of tags to search for. The first ones describe an entry best. */
const MAX_TAGS = 4;
const MIN_WORD_LENGTH = 4;

/** Builds an FTS5 query for similar entries from title, first tags and category. */
export function relatedMatch({ title, tags, category }: Entry): string {
  const words = wordsOf(title.toLowerCase()).filter(({ length }) => length >= MIN_WORD_LENGTH);
  const phrases = tags.slice(0, MAX_TAGS).map((tag) => wordsOf(tagText(tag)).join(' '));
  return [...new Set([...words, ...phrases, category])]
    .filter(Boolean)
    .map((one) => `"${one}"`)
    .join(' OR ');
}
