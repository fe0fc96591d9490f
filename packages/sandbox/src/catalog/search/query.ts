export interface Query {
  /** Account to search in: `@snacktime cake`. */
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

/** Matches the word or any longer word. The word itself matches twice, which ranks it first. */
const term = (word: string): string => `("${word}" OR "${word}"*)`;

export const everyWord = (words: readonly string[]): string => words.map(term).join(' AND ');

export const anyWord = (words: readonly string[]): string => words.map(term).join(' OR ');
