const CJK = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]`;

/** Runs of Chinese and Japanese, words of other scripts, and emoji. */
const WORDS = new RegExp(
  String.raw`${CJK}+|(?:(?!${CJK})[\p{L}\p{N}\p{M}])+|\p{Extended_Pictographic}`,
  'gu',
);
const IS_CJK = new RegExp(`^${CJK}`, 'u');

/** Accents, Arabic vowel marks and the Arabic tatweel. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g;

/** A word of a text with its stem, which its singular and plural share. */
export interface Word {
  stem: string;
  /** Empty for parts of Chinese and Japanese words. */
  text: string;
}

const fold = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase().replaceAll('ß', 'ss');

/** Removes the plural of English, German, Spanish and Arabic, and the Arabic article. */
const stemOf = (word: string): string =>
  word
    .replace(/^و?ال(?=..)/, '')
    .replace(/(?<=..)(ات|ون|ين|ان|ة|ه)$/, '')
    .replace(/(?<=..)(ies|y)$/, 'i')
    .replace(/(?<=..)z$/, 'c')
    .replace(/^(.{3,}?)(?:e[nrs]?|s)+$/, '$1');

/** These scripts have no spaces, so each pair of characters counts as a word, and each Chinese character. */
function pairsOf(run: string): Word[] {
  const letters = [...run.replace(/(?<=.)(たち|達)$/, '')];
  const single = letters.filter((letter) => letters.length === 1 || /\p{sc=Han}/u.test(letter));
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return [...single, ...pairs].map((stem) => ({ stem, text: '' }));
}

/** Returns the words of a text, each stem once. */
export function wordsOf(text: string): Word[] {
  const words = (fold(text).match(WORDS) ?? []).flatMap((word) =>
    IS_CJK.test(word) ? pairsOf(word) : [{ stem: stemOf(word), text: word }],
  );
  return [...new Map(words.map((word) => [word.stem, word])).values()];
}

/** True if one letter was typed too much, too little, wrongly or in the wrong order. */
export function isTypo(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [a, b] = [typed.slice(start), word.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
