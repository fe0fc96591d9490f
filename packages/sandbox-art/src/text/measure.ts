import { createCanvas } from '@napi-rs/canvas';
import { fontOf } from './fonts.ts';

/** Font size at which widths are measured, in px: large, so that rounding does not matter. */
const MEASURED_SIZE = 100;

/** The width of a text at a font size of 1 px, in px. */
export function measureText(text: string): number {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = fontOf(MEASURED_SIZE);
  return pen.measureText(text).width / MEASURED_SIZE;
}
