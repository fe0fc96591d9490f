import { clamp, TAU } from '../easing.ts';
import { cheeks, eyes, laugh } from '../face.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, fillPath } from '../shapes.ts';

/** A leaf from the stalk at x, y; `side` -1 or 1, `size` 0 to 1. */
export function leaf(pen: Pen, x: number, y: number, side: number, size: number): void {
  if (size > 0.03)
    at(pen, { x, y, turn: side * (0.9 - size * 0.6), scale: size }, () =>
      fillPath(
        pen,
        `M0 0C${side * 30} -44 ${side * 84} -40 ${side * 104} -8C${side * 70} 22 ${side * 30} 20 0 0Z`,
        '#3f9a3c',
      ),
    );
}

/** The flower around 0, 0: `open` from 0 (a bud) to 1; its face sleeps, wakes, or screws up before a sneeze. */
export function head(pen: Pen, open: number, face: 'asleep' | 'awake' | 'tickled'): void {
  for (const [count, reach, fill] of [
    [14, 74, '#f5a300'],
    [14, 62, '#ffd021'],
  ] as const) {
    for (let i = 0; i < count; i++) {
      at(pen, { turn: ((i + (reach > 70 ? 0.5 : 0)) / count) * TAU }, () =>
        ellipse(pen, 0, -reach * open, 17 * open, 38 * open, fill),
      );
    }
  }
  if (open < 0.3) {
    fillPath(pen, 'M-24 18C-46 -8 -26 -34 0 -58C26 -34 46 -8 24 18Q0 30 -24 18Z', '#3f9a3c');
    fillPath(pen, 'M-14 20C-24 -8 -10 -28 0 -46C10 -28 24 -8 14 20Q0 26 -14 20Z', '#63bf4f');
    return;
  }
  circle(pen, 0, 0, 24 + 30 * clamp(open), '#7a4a21');
  circle(pen, 0, 0, 20 + 25 * clamp(open), '#935d2c');
  if (open < 0.6) return;
  eyes(pen, 0, -8, 40, 8.5, '#2e180a', face === 'awake' ? 1 : 0);
  laugh(pen, 0, 6, face === 'asleep' ? 14 : 32, '#2e180a');
  cheeks(pen, 0, 10, 74, 9, '#e0803c');
}
