import { floating, hill, pulse, wave } from '../easing.ts';
import { cheeks, eyes, laugh, smile } from '../face.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, heart, star } from '../shapes.ts';
import type { Palette } from './palettes.ts';

const head = (pen: Pen, { fill, shade }: Palette): void => {
  circle(pen, 0, 0, 84, shade);
  circle(pen, -4, -5, 79, fill);
};

export const smilingFace = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 120, y: 120 - 12 * pulse(t, 2, 0.08), turn: 0.12 * wave(t) }, () => {
    head(pen, palette);
    eyes(pen, 0, -16, 62, 10, palette.ink, t > 0.44 && t < 0.54 ? 0 : 1);
    cheeks(pen, 0, 16, 104, 14, palette.shade);
    smile(pen, 0, 6, 76, palette.ink, 8);
  });

export const laughingFace = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 120, y: 122, turn: 0.3 * wave(t) }, () => {
    head(pen, palette);
    const shake = 3 * wave(t, 4);
    for (const side of [-1, 1]) smile(pen, side * 33, -6 + shake, -36, palette.ink, 8);
    laugh(pen, 0, 12 + shake, 84, palette.ink);
    for (const side of [-1, 1]) {
      ellipse(pen, side * (74 + 14 * pulse(t, 2)), 6 + shake, 12, 18, '#5cc4ff', side * -0.5);
    }
  });

export const loveFace = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 120, y: 120, scale: 1 + 0.04 * wave(t, 2) }, () => {
    head(pen, palette);
    const beat = 46 + 14 * hill(t % 0.5, 0, 0.3);
    for (const side of [-1, 1]) heart(pen, side * 34, -14, beat, '#f8274c');
    laugh(pen, 0, 20, 62, palette.ink);
  });

export const spinningStar = (pen: Pen, t: number, palette: Palette): void =>
  at(pen, { x: 120, y: 124, turn: 0.22 * wave(t), scale: 1 + 0.06 * wave(t, 2) }, () => {
    star(pen, 0, 0, 100, 52, 5, -Math.PI / 2, palette.shade);
    star(pen, -2, -3, 92, 47, 5, -Math.PI / 2, palette.fill);
    eyes(pen, 0, -8, 40, 8, palette.ink);
    smile(pen, 0, 6, 40, palette.ink, 6);
  });

export function beatingHeart(pen: Pen, t: number, { fill, shade }: Palette): void {
  const beat = hill(t, 0, 0.3) * 0.16 + hill(t, 0.34, 0.62) * 0.1;
  at(pen, { ...floating(120, 124, t), scale: 0.98 + beat }, () => {
    heart(pen, 0, 0, 172, shade);
    heart(pen, -5, -5, 158, fill);
    ellipse(pen, -40, -36, 18, 11, 'rgba(255, 255, 255, 0.6)', -0.7);
  });
}
