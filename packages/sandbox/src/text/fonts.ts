import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Measure } from './wrap.ts';

/**
 * Where each script's letters come from, most wanted first. What none of them has is drawn with the
 * machine's own fonts or, without any, as a frame.
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

/** The families of our own, registered when the first text is drawn. */
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

/** px at which widths are measured: large enough for rounding not to matter. */
const RULER = 100;

export const measure: Measure = (text) => {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = fontOf(RULER);
  return pen.measureText(text).width / RULER;
};
