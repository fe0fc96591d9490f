import { TYPEAHEAD_PAUSE } from '../constants.ts';

/** What was typed to reach a GIF, and when, in ms since the epoch. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Letters and digits of any script. Space picks, and punctuation belongs to the host. */
const CHARACTER = /^[\p{L}\p{N}]\p{M}*$/u;

export const isCharacter = (key: string): boolean => CHARACTER.test(key);

/** Goes on with what was typed, or begins anew after a pause. */
export const type = ({ text, at }: Typed, key: string, now: number): Typed => ({
  text: (now - at > TYPEAHEAD_PAUSE ? '' : text) + fold(key),
  at: now,
});

/** Without capitals and accents. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (name: string): string =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word}`).join('');

/**
 * Index of the next GIF whose name begins with the typed text, else of one with a word that does; wraps at the end.
 * The same character again goes to the next GIF; a longer text stays at a GIF that it already fits.
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
