import { TAU } from './easing.ts';
import type { Pen } from './scene.ts';
import { circle, ellipse } from './shapes.ts';

/** Parts of a face, centered on x, y. */

/** Draws two dark eyes with a glint, `gap` apart; `open` is 0 (shut) to 1. */
export function eyes(
  pen: Pen,
  x: number,
  y: number,
  gap: number,
  r: number,
  ink: string,
  open = 1,
): void {
  for (const side of [-1, 1]) {
    const eye = x + (side * gap) / 2;
    ellipse(pen, eye, y, r, r * Math.max(0.16, open) * 1.15, ink);
    if (open > 0.5) circle(pen, eye - r * 0.3, y - r * 0.4, r * 0.36, '#ffffff');
  }
}

/** Draws an arc that opens upward: a smile, or with a negative `width` a frown or a happily shut eye. */
export function smile(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  stroke: string,
  line = 6,
): void {
  const r = Math.abs(width) / 2;
  const [from, to] = width > 0 ? [0.06, 0.44] : [0.56, 0.94];
  pen.strokeStyle = stroke;
  pen.lineWidth = line;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, r, from * TAU, to * TAU);
  pen.stroke();
}

export function laugh(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  ink: string,
  tongue = '#ff6f7d',
): void {
  pen.save();
  pen.beginPath();
  pen.arc(x, y, width / 2, 0, TAU / 2);
  pen.closePath();
  pen.fillStyle = ink;
  pen.fill();
  pen.clip();
  ellipse(pen, x, y + width * 0.46, width * 0.32, width * 0.24, tongue);
  pen.restore();
}

/** Draws rosy cheeks, `gap` apart. */
export function cheeks(pen: Pen, x: number, y: number, gap: number, r: number, fill: string): void {
  for (const side of [-1, 1]) ellipse(pen, x + (side * gap) / 2, y, r, r * 0.65, fill);
}
