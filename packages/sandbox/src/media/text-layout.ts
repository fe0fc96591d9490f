import { characters, pieces } from '../catalog/shorten.ts';

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
export const measure = (text: string): number =>
  characters(text)
    .map((character) => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER)
    .reduce((sum, width) => sum + width, 0);

interface Block {
  lines: readonly string[];
  /** In px. */
  size: number;
  /** Size in px with padding, rounded to even. */
  width: number;
  height: number;
}

const MAX_WIDTH = 480;
const MIN_WIDTH = 160;
const MAX_SIZE = 96;
const MIN_SIZE = 28;
const MAX_LINES = 4;
/** Padding for outline and motion in px. */
const PADDING = 36;
/** Distance between lines in font sizes. */
export const LINE_HEIGHT = 1.16;

const even = (px: number): number => Math.ceil(px / 2) * 2;

const fill = (words: readonly string[], fits: (text: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Lays a text out on at most four lines, as large as possible. It breaks words only at the smallest size. */
export function wrap(text: string, widthOf = measure): Block {
  const words = text.split(' ');
  const room = MAX_WIDTH - 2 * PADDING;
  for (let size = MAX_SIZE; ; size -= 4) {
    const fits = (line: string) => widthOf(line) * size <= room;
    const smallest = size <= MIN_SIZE;
    if (!smallest && !words.every(fits)) continue;
    const lines = fill(smallest ? words.flatMap((word) => pieces(word, fits)) : words, fits);
    if (!smallest && lines.length > MAX_LINES) continue;
    const widest = Math.max(...lines.map(widthOf)) * size;
    return {
      lines,
      size,
      width: even(Math.max(MIN_WIDTH, widest + 2 * PADDING)),
      height: even(lines.length * size * LINE_HEIGHT + 2 * PADDING),
    };
  }
}
