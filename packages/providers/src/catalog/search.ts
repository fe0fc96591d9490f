import { type CatalogItem, type CatalogWords, PAGE, textOf } from './format.ts';
import { isTypo, type Word, wordsOf } from './words.ts';

/** Minimum length of a word that may have a typo. */
const TYPO_LENGTH = 4;

/** A page to read, and how to find its results. */
export interface Step {
  path: string;
  select: (items: readonly CatalogItem[]) => readonly CatalogItem[];
}

/** A word of the catalog that a typed one may mean. */
interface Candidate {
  stem: string;
  /** Undefined if it is the stem. */
  text?: string | undefined;
  count: number;
  /** First page. */
  page: number;
  build: string;
}

/** Returns the word itself and its completions, most frequent first; if there are none, corrections. */
export function candidatesOf(
  { stem, text: typed }: Word,
  { words, build }: CatalogWords,
  isUnfinished: boolean,
): Candidate[] {
  const all = Object.entries(words)
    .map(([stem, [count, page, text]]) => ({ stem, text, count, page, build }))
    .sort((a, b) => b.count - a.count);
  const exact = all.filter((known) => known.stem === stem);
  const longer = all.filter((known) => known.stem !== stem && known.stem.startsWith(stem));
  const found = [...exact, ...(isUnfinished ? longer : [])];
  if (found.length > 0 || stem.length < TYPO_LENGTH) return found;
  return all.filter((known) => isTypo(stem, known.stem) || isTypo(typed, known.text ?? known.stem));
}

const total = (candidates: readonly Candidate[]) =>
  candidates.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the steps of a search. It reads the pages of the rarest word, keeps the items that have the other known
 * words, and puts those first that have most words as typed.
 *
 * @param known candidates of the typed words.
 */
export function stepsOf(typed: readonly Word[], known: readonly (readonly Candidate[])[]): Step[] {
  const [rarest = [], ...others] = known
    .filter((candidates) => candidates.length > 0)
    .sort((a, b) => total(a) - total(b));
  const stemsOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ stem }) => stem));
  const needed = others.map(stemsOf);

  return rarest.flatMap(({ stem, count, page, build }, place) => {
    // An item with several candidates is a result of the first one only.
    const earlier = stemsOf(rarest.slice(0, place));
    const select = (items: readonly CatalogItem[]) => {
      const ranked = items.flatMap((item) => {
        const words = wordsOf(textOf(item));
        const has = (stems: ReadonlySet<string>) => words.some((word) => stems.has(word.stem));
        if (!has(new Set([stem])) || has(earlier) || !needed.every(has)) return [];
        const same = words.filter((word) => typed.some(({ text }) => text === word.text));
        return [{ item, rank: same.length }];
      });
      return ranked.sort((a, b) => b.rank - a.rank).map(({ item }) => item);
    };
    return Array.from({ length: Math.ceil(count / PAGE) }, (_, index) => ({
      path: `pages/${build}/words-${page + index}.json`,
      select,
    }));
  });
}
