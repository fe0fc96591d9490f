/** ms without a key press after which typeahead starts a new word. */
const TYPEAHEAD_PAUSE = 1000;

/** Typeahead state; `at` is in ms since the epoch. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Appends a character, or starts a new word after a pause. */
export const type = ({ text, at }: Typed, key: string, now: number): Typed => ({
  text: (now - at > TYPEAHEAD_PAUSE ? '' : text) + fold(key),
  at: now,
});

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (name: string): string =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join('');

/**
 * Returns the index of the next GIF whose name starts with the text, otherwise of one that has a word starting with it.
 * Wraps at the end. A repeated character moves to the next match; a longer text stays on a GIF that matches.
 */
export function findTyped(
  nameOf: (index: number) => string,
  count: number,
  from: number,
  text: string,
): number | undefined {
  const isRepeated = new Set(text).size === 1;
  const wanted = ` ${isRepeated ? text[0] : text}`;
  let withWord: number | undefined;
  for (let step = isRepeated ? 1 : 0; step < count + Number(isRepeated); step += 1) {
    const index = (from + step) % count;
    const words = wordsOf(nameOf(index));
    if (words.startsWith(wanted)) return index;
    if (words.includes(wanted)) withWord ??= index;
  }
  return withWord;
}
