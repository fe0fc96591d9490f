import { Path2D } from '@napi-rs/canvas';
import type { Pen } from './scene.ts';

/** Capital letters as strokes in a box 100 high. Drawn text looks equal on every machine. */
const letters: Record<string, { width: number; path: string }> = {
  E: { width: 58, path: 'M58 0H0V100H58M0 50H48' },
  H: { width: 66, path: 'M0 0V100M66 0V100M0 50H66' },
  I: { width: 0, path: 'M0 0V100' },
  N: { width: 68, path: 'M0 100V0L68 100V0' },
  O: { width: 80, path: 'M40 0C-13 0 -13 100 40 100C93 100 93 0 40 0Z' },
  S: { width: 62, path: 'M58 14C46 -6 2 -6 4 26C6 58 60 42 60 74C60 106 12 106 0 84' },
  Y: { width: 70, path: 'M0 0L35 48L70 0M35 48V100' },
  Z: { width: 64, path: 'M0 0H64L0 100H64' },
};

const spacing = 42;

/** Writes capitals centered on x, y, `height` tall, with lines `thick` wide. */
export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  height: number,
  thick: number,
  stroke: string,
): void {
  const shapes = [...text].flatMap((letter) => letters[letter] ?? []);
  const total = shapes.reduce((sum, { width }) => sum + width + spacing, -spacing);
  const scale = height / 100;
  pen.save();
  pen.translate(x - (total * scale) / 2, y - height / 2);
  pen.scale(scale, scale);
  pen.strokeStyle = stroke;
  pen.lineWidth = thick / scale;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { width, path } of shapes) {
    pen.stroke(new Path2D(path));
    pen.translate(width + spacing, 0);
  }
  pen.restore();
}
