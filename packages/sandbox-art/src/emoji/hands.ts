import { floating, hill, pulse, wave } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { at, line, roundRect } from '../shapes.ts';
import type { Palette } from './palettes.ts';

/** Folded fingers, one below the other, seen from the side. */
const knuckles = (pen: Pen, { fill, shade, ink }: Palette, count: number): void => {
  for (let finger = 0; finger < count; finger++) {
    const y = -14 + finger * 21;
    roundRect(pen, -8, y, 68 - Math.abs(finger - 1) * 6, 21, 10, shade);
    roundRect(pen, -8, y, 68 - Math.abs(finger - 1) * 6, 18, 9, fill);
    if (finger > 0) line(pen, 4, y, 44, y, 3, ink);
  }
};

export const thumbsUp = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { ...floating(116, 134, t), turn: -0.1 + 0.16 * hill(t, 0.1, 0.6), scale: 1.12 }, () => {
    const lift = hill(t, 0.1, 0.6);
    roundRect(pen, -34, -12, 66, 80, 20, palette.fill);
    at(pen, { x: -12, y: 0, turn: 0.16 - lift * 0.2 }, () => {
      line(pen, 0, 0, 0, -40, 36, palette.fill);
      line(pen, 0, -40, 8, -68 - lift * 6, 29, palette.fill);
    });
    knuckles(pen, palette, 4);
  });

const fingers = [
  { x: -34, y: -14, length: 52, lean: -0.3 },
  { x: -12, y: -26, length: 64, lean: -0.1 },
  { x: 12, y: -27, length: 62, lean: 0.09 },
  { x: 33, y: -18, length: 48, lean: 0.28 },
];

const palm = (pen: Pen, { fill, shade }: Palette): void => {
  roundRect(pen, -46, -34, 92, 92, 38, fill);
  roundRect(pen, -28, -8, 56, 52, 24, shade);
};

export const wavingHand = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 118, y: 214, turn: 0.1 + 0.26 * wave(t, 2) }, () =>
    at(pen, { y: -76 }, () => {
      line(pen, 0, 40, 0, 76, 52, palette.fill);
      at(pen, { x: 30, y: 26, turn: 1 }, () => line(pen, 0, 0, 0, -48, 26, palette.fill));
      for (const { x, y, length, lean } of fingers) {
        at(pen, { x, y, turn: lean - 0.1 * wave(t, 2, -0.1) }, () =>
          line(pen, 0, 6, 0, -length, 24, palette.fill),
        );
      }
      palm(pen, palette);
    }),
  );

export const victory = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 116, y: 150, turn: 0.14 * wave(t) }, () => {
    const spread = 0.18 + 0.14 * pulse(t);
    for (const side of [-1, 1]) {
      at(pen, { x: side * 15, y: -22, turn: side * spread }, () =>
        line(pen, 0, 8, 0, -84, 27, palette.fill),
      );
    }
    line(pen, 0, 30, 0, 62, 52, palette.fill);
    roundRect(pen, -46, -30, 92, 84, 34, palette.fill);
    roundRect(pen, 8, -20, 36, 34, 15, palette.shade);
    line(pen, -30, 18, 18, 4, 27, palette.shade);
    line(pen, -31, 15, 16, 2, 23, palette.fill);
  });

export function fistBump(pen: Pen, t: number, palette: Palette): void {
  const push = hill(t, 0.2, 0.7);
  at(pen, { ...floating(118, 128 - push * 16, t), scale: 1.12 + push * 0.1 }, () => {
    line(pen, 0, 50, 0, 80, 60, palette.fill);
    roundRect(pen, -60, -30, 120, 96, 34, palette.fill);
    for (let finger = 0; finger < 4; finger++) {
      roundRect(pen, -60 + finger * 30, -42, 30, 58, 15, palette.shade);
      roundRect(pen, -60 + finger * 30, -42, 27, 54, 14, palette.fill);
    }
    line(pen, -46, 32, 20, 30, 28, palette.shade);
    line(pen, -46, 29, 18, 27, 24, palette.fill);
    for (const x of [-31, -1, 29]) line(pen, x, -30, x, 4, 3, palette.ink);
  });
}
