import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { isSource } from '../place.ts';
import { FONT_FILES } from './font-files.ts';

/** In the built package, the ten files are in a folder beside the modules. */
const urlOf = (file: string): string =>
  isSource ? import.meta.resolve(file) : new URL(`fonts/${basename(file)}`, import.meta.url).href;

let families: string | undefined;

/** Registers the fonts when the first text is drawn. */
const ownFamilies = (): string => {
  families ??= FONT_FILES.map((file, index) => {
    const family = `gifkit-text-${index}`;
    GlobalFonts.registerFromPath(fileURLToPath(urlOf(file)), family);
    return family;
  }).join(', ');
  return families;
};

/**
 * A CSS font of the size in px, for any script. Characters that it does not have are drawn with the
 * machine's own fonts or, if there are none, as empty frames.
 */
export const fontOf = (size: number): string => `${size}px ${ownFamilies()}, sans-serif`;

/** Font size at which widths are measured, in px: large, so that rounding does not matter. */
const MEASURED_SIZE = 100;

/** The width of a text at a font size of 1 px, in px. */
export function measureText(text: string): number {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = fontOf(MEASURED_SIZE);
  return pen.measureText(text).width / MEASURED_SIZE;
}
