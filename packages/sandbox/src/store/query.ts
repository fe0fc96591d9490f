/** What a person typed, taken apart. */
export interface Query {
  /** The account to search in: `@snacktime cake`. */
  username?: string;
  words: string[];
}

const CHANNEL = /^\s*@(\S+)\s*(.*)$/su;

export const parseQuery = (typed: string): Query => {
  const channel = CHANNEL.exec(typed);
  const words = (text = '') => text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const [, username, rest] = channel ?? [];
  return username ? { username, words: words(rest) } : { words: words(typed) };
};

/** A word or what begins with it; the word itself counts twice and so comes first. */
const term = (word: string): string => `("${word}" OR "${word}"*)`;

export const everyWord = (words: readonly string[]): string => words.map(term).join(' AND ');

export const anyWord = (words: readonly string[]): string => words.map(term).join(' OR ');
