import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { FONT_FILES } from './font-files.ts';

const isSource = import.meta.url.endsWith('.ts');

/** The built package has the ten files in a folder beside the modules. */
const urlOf = (file: string): string =>
  isSource ? import.meta.resolve(file) : new URL(`fonts/${basename(file)}`, import.meta.url).href;

let families: string | undefined;

const ownFamilies = (): string => {
  families ??= FONT_FILES.map((file, index) => {
    const family = `gifkit-text-${index}`;
    GlobalFonts.registerFromPath(fileURLToPath(urlOf(file)), family);
    return family;
  }).join(', ');
  return families;
};

/**
 * Returns a CSS font of the size in px for any script. Missing characters are drawn with the machine's own
 * fonts or, otherwise, as empty boxes.
 */
export const fontOf = (size: number): string => `${size}px ${ownFamilies()}, sans-serif`;

/** Font size for measuring in px, large enough that rounding does not matter. */
const MEASURED_SIZE = 100;

/** Measures the width of a text in px at a font size of 1 px. */
export function measureText(text: string): number {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = fontOf(MEASURED_SIZE);
  return pen.measureText(text).width / MEASURED_SIZE;
}
