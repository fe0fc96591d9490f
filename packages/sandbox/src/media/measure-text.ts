import { characters } from '../catalog/shorten.ts';
import type { Measure } from './wrap-text.ts';

/** Approximate widths of characters at a font size of 1 px. The first match counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{M}\p{Cf}]/u, 0],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}/u, 1.3],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\uFFEF]/u, 1],
  [/[\s.,:;'’!|()\p{Script=Arabic}]|f|i|j|l|r|t|I/u, 0.45],
  [/[\p{Lu}mwжмшщю]/u, 0.78],
];
const OTHER = 0.65;

/** Adds up the widths of characters. The drawing scales a text that does not fit. */
export const measure: Measure = (text) =>
  characters(text)
    .map((character) => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER)
    .reduce((sum, width) => sum + width, 0);
