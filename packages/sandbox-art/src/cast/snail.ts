import { wave } from '../easing.ts';
import { cheeks, laugh, smile } from '../face.ts';
import type { Pen } from '../scene.ts';
import { at, circle, fillPath, line, strokePath } from '../shapes.ts';

const ink = '#3a2238';

interface Snail {
  /** -1 (drawn together) to 1 (stretched). */
  push: number;
  /** 0 to 1: raised head, laugh. */
  joy: number;
  /** Still racing: the mouth is a tight line. */
  tense: boolean;
  /** Size of the medal, 0 for none. */
  medal: number;
  /** Seconds; its eye stalks sway twice in each. */
  s: number;
}

/** A racing snail whose foot stands on 0, 0. */
export function snail(pen: Pen, { push, joy, tense, medal, s }: Snail): void {
  pen.scale(1 + push * 0.09, 1 - push * 0.05);
  const raise = joy * 12;
  fillPath(
    pen,
    `M-86 0C-70 -22 -30 -26 20 -24C44 -26 40 -60 ${52 - joy * 4} ${-84 - raise}C66 ${-112 - raise} 104 ${-98 - raise} 100 ${-66 - raise}C98 -30 84 0 56 0Z`,
    '#ffd58a',
  );
  for (const [x, lag] of [
    [58, 0],
    [86, 0.15],
  ] as const) {
    const sway = wave(s, 2, lag) * 6;
    line(pen, x + 6, -92 - raise, x + 10 + sway, -126 - raise, 8, '#ffd58a');
    circle(pen, x + 10 + sway, -130 - raise, 13, '#ffffff');
    circle(pen, x + 14 + sway, -130 - raise, 7, ink);
  }
  at(pen, { x: -18, y: -56, turn: push * 0.08 - joy * wave(s, 1.5) * 0.1 }, () => {
    circle(pen, 0, 0, 56, '#b5446e');
    circle(pen, 3, 3, 47, '#d9628c');
    strokePath(
      pen,
      'M44 14C30 44 -34 40 -34 0C-34 -34 20 -36 22 -4C22 20 -12 20 -12 2',
      9,
      '#8c2f55',
    );
    circle(pen, -4, -26, 17, '#ffffff');
    line(pen, -4, -34, -4, -18, 6, ink);
  });
  cheeks(pen, 84, -58 - raise, 26, 8, '#ff9d84');
  if (joy > 0.3) laugh(pen, 84, -66 - raise, 24, ink);
  else if (tense) line(pen, 78, -58, 94, -60, 5, ink);
  else smile(pen, 85, -66, 20, ink, 5);
  if (medal > 0) {
    at(pen, { x: 66, y: -34 - raise * 0.5, scale: medal }, () => {
      strokePath(pen, 'M-16 -18L0 8L20 -18', 7, '#3a86ff');
      circle(pen, 1, 16, 16, '#ffb703');
      circle(pen, 1, 16, 10, '#ffd95e');
    });
  }
}
