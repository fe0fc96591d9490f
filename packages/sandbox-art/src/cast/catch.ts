import { hill } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { circle, ellipse, fillPath, roundRect } from '../shapes.ts';

const ink = '#2b2440';

export function drawBoot(pen: Pen): void {
  fillPath(pen, 'M-20 0H18V42Q48 44 50 66H-20Z', '#6b7a3a');
  roundRect(pen, -24, 64, 78, 12, 5, ink);
  roundRect(pen, -24, -4, 46, 13, 5, '#8b9b50');
}

/** A fish that looks to the right; its tail flaps from -1 to 1. */
export function drawFish(pen: Pen, tail: number): void {
  const flap = tail * 9;
  fillPath(pen, `M-24 0L-56 ${-22 + flap}L-48 ${flap}L-56 ${22 + flap}Z`, '#ff5d7d');
  ellipse(pen, 0, 0, 36, 22, '#ff7d96');
  ellipse(pen, 6, 7, 26, 12, '#ffc2cd');
  fillPath(pen, 'M-8 -18Q4 -38 16 -18Z', '#ff5d7d');
  circle(pen, 18, -5, 7, '#ffffff');
  circle(pen, 20, -5, 4, ink);
}

/** Drops and a ring on the water at x, y; `age` from 0 to 1. */
export function splash(pen: Pen, age: number, x: number, y: number): void {
  if (age <= 0 || age >= 1) return;
  for (let i = -2; i <= 2; i++) {
    const high = y - hill(age, 0, 1) * (52 - Math.abs(i) * 14);
    ellipse(pen, x + i * (8 + age * 18), high, 6 * (1 - age) + 2, 10 * (1 - age) + 2, '#d9f6f4');
  }
  ellipse(pen, x, y + 4, 20 + age * 46, 5, '#d9f6f4');
}
