/** The parts of a search query. */
export interface Query {
  /** The account to search in, written first: `@snacktime cake`. */
  username?: string;
  words: string[];
}

const CHANNEL = /^\s*@(\S+)\s*(.*)$/su;

const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export function parseQuery(typed: string): Query {
  const [, username, text = ''] = CHANNEL.exec(typed) ?? [];
  return username ? { username, words: wordsOf(text) } : { words: wordsOf(typed) };
}

/** The word, or any word that begins with it. The word itself matches twice, which ranks it first. */
const term = (word: string): string => `("${word}" OR "${word}"*)`;

/** A query in the syntax of FTS5: all of the words. */
export const everyWord = (words: readonly string[]): string => words.map(term).join(' AND ');

/** A query in the syntax of FTS5: at least one of the words. */
export const anyWord = (words: readonly string[]): string => words.map(term).join(' OR ');
