import { characters } from '../catalog/shorten.ts';
import { readMediaData } from '../media-folder.ts';
import type { Measure } from './wrap-text.ts';

/** Widths of consecutive characters, in hundredths of the font size. */
interface Block {
  from: number;
  widths: readonly number[];
}

interface Widths {
  blocks: readonly Block[];
  emoji: number;
}

const { blocks, emoji: EMOJI } = readMediaData('widths.json') as Widths;
/** Width of characters missing from the fonts, in hundredths of the font size. */
const WIDE = 100;
const NARROW = 60;

const WITHOUT_WIDTH = /^[\p{M}\p{Cf}]$/u;
const IS_EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}/u;
const IS_WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;

const ofPoint = (point: string): number => {
  if (WITHOUT_WIDTH.test(point)) return 0;
  const code = point.codePointAt(0) ?? 0;
  const block = blocks.find(({ from, widths }) => code >= from && code < from + widths.length);
  return block?.widths[code - block.from] ?? (IS_WIDE.test(point) ? WIDE : NARROW);
};

const ofCharacter = (character: string): number =>
  IS_EMOJI.test(character)
    ? EMOJI
    : Array.from(character, ofPoint).reduce((sum, width) => sum + width, 0);

/**
 * Sums the widths of characters. Ligatures and kerning make the text slightly narrower; the drawing scales it
 * to fit.
 */
export const measure: Measure = (text) =>
  characters(text)
    .map(ofCharacter)
    .reduce((sum, width) => sum + width, 0) / 100;
