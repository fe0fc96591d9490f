import { fract, wave } from '../easing.ts';
import { eyes, laugh, smile } from '../face.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, line, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const ink = '#3a2238';

/** Spectators: body color, place and individual traits. */
const fans = [
  { x: 50, color: '#e8384f', kind: 'spots' },
  { x: 134, color: '#7ac74f', kind: 'plain' },
  { x: 216, color: '#ffc93c', kind: 'stripes' },
  { x: 300, color: '#8f6bd8', kind: 'plain' },
  { x: 516, color: '#ffc93c', kind: 'stripes' },
  { x: 596, color: '#e8384f', kind: 'spots' },
] as const;

/** Beetles and bees behind the fence at `t` of the loop; `wild` from 0 (calm) to 1. */
export function crowd(pen: Pen, t: number, wild: number): void {
  fans.forEach(({ x, color, kind }, i) => {
    const bounce = Math.abs(wave(t, 6 + (i % 2) * 3, i * 0.21)) * (5 + wild * 26);
    at(pen, { x, y: 214 - bounce }, () => {
      for (const side of [-1, 1]) {
        line(pen, side * 28, 4, side * 44, 16 - wild * 44, 8, ink);
        strokePath(pen, `M${side * 10} -34Q${side * 12} -52 ${side * 22} -56`, 4, ink);
        circle(pen, side * 22, -57, 5, ink);
      }
      ellipse(pen, 0, 0, 34, 38, color);
      pen.save();
      pen.clip();
      if (kind === 'spots')
        for (const [dx, dy] of [
          [-22, 18],
          [22, 18],
          [0, 30],
          [-24, -22],
          [24, -22],
        ] as const)
          circle(pen, dx, dy, 8, ink);
      if (kind === 'stripes') for (const y of [14, 30]) roundRect(pen, -40, y, 80, 9, 0, ink);
      pen.restore();
      eyes(pen, 4, -8, 26, 6, ink, fract(t + i * 0.3) > 0.96 ? 0 : 1);
      if (wild > 0.3) laugh(pen, 4, 2, 20, ink);
      else smile(pen, 4, 2, 16, ink, 4);
    });
  });
  for (let x = -10; x < width; x += 44) roundRect(pen, x, 226, 34, 46, 6, '#fff7ea');
  roundRect(pen, -10, 236, width + 20, 9, 0, '#f0d9b8');
}
