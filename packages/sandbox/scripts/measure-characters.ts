/** Writes media/widths.json: character widths of the fonts, so that texts can be laid out without them. */
import { writeFile } from 'node:fs/promises';
import { measureText } from '@gifkit/sandbox-art/drawings';

/** First and last code point of the Unicode blocks in the fonts. */
const BLOCKS = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x52f],
  [0x5d0, 0x5ea],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
] as const;

const hundredths = (text: string): number => Math.round(measureText(text) * 100);

const blocks = BLOCKS.map(([first, last]) => ({
  from: first,
  widths: Array.from({ length: last - first + 1 }, (_, index) =>
    hundredths(String.fromCodePoint(first + index)),
  ),
}));
const lines = blocks.map((block) => JSON.stringify(block)).join(',\n');
await writeFile(
  new URL('../media/widths.json', import.meta.url),
  `{"emoji": ${hundredths('🎉')}, "blocks": [\n${lines}\n]}\n`,
);
