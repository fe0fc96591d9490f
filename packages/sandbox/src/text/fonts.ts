import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Measure } from './wrap.ts';

/**
 * The fonts of each script, in order of preference. Other characters are drawn with the machine's own
 * fonts or, if there are none, as empty frames.
 */
const fontFiles = (): string[] => [
  import.meta.resolve('@fontsource/rubik/files/rubik-latin-900-normal.woff2'),
  import.meta.resolve('@fontsource/rubik/files/rubik-latin-ext-900-normal.woff2'),
  import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-900-normal.woff2'),
  import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-ext-900-normal.woff2'),
  import.meta.resolve('@fontsource/rubik/files/rubik-hebrew-900-normal.woff2'),
  import.meta.resolve('@fontsource/rubik/files/rubik-arabic-900-normal.woff2'),
  import.meta.resolve('@fontsource/noto-sans/files/noto-sans-greek-900-normal.woff2'),
  import.meta.resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-900-normal.woff2'),
  import.meta.resolve('@fontsource/noto-sans/files/noto-sans-devanagari-900-normal.woff2'),
  import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff2'),
];

let families: string | undefined;

/** Registers the fonts when the first text is drawn. */
const ownFamilies = (): string => {
  families ??= fontFiles()
    .map((file, index) => {
      const family = `gifkit-text-${index}`;
      GlobalFonts.registerFromPath(fileURLToPath(file), family);
      return family;
    })
    .join(', ');
  return families;
};

/** A CSS font of the size in px, for any script. */
export const fontOf = (size: number): string => `${size}px ${ownFamilies()}, sans-serif`;

/** Font size at which widths are measured, in px: large, so that rounding does not matter. */
const MEASURED_SIZE = 100;

export const measure: Measure = (text) => {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = fontOf(MEASURED_SIZE);
  return pen.measureText(text).width / MEASURED_SIZE;
};
