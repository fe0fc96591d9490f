import { fract, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';

const width = 480;
const height = 270;
/** Side of one pixel of the art in px: it is 80 by 45 of them. */
const dot = 6;
const columns = width / dot;
const rows = height / dot;
/** How far a cloud drifts in one loop: off one side and in again at the other. */
const cloudTrack = columns + 32;

const box = (pen: Pen, x: number, y: number, wide: number, tall: number, fill: string): void => {
  pen.fillStyle = fill;
  pen.fillRect(
    Math.round(x) * dot,
    Math.round(y) * dot,
    Math.round(wide) * dot,
    Math.round(tall) * dot,
  );
};

/** Stacked rows from top to bottom: the indent and length of one, then of the next. */
const stack = (pen: Pen, x: number, y: number, lines: readonly number[], fill: string): void => {
  lines.forEach((indent, i) => {
    if (i % 2 === 0) box(pen, x + indent, y + i / 2, lines[i + 1] ?? 0, 1, fill);
  });
};

const cloud = (pen: Pen, at: number, y: number, lit: boolean, fill: string): void => {
  for (const x of [at, at - cloudTrack]) {
    stack(pen, x, y, [8, 8, 5, 15, 3, 21, 1, 27, 0, 30, 0, 31, 2, 27], fill);
    stack(pen, x + 2, y, [8, 3, 5, 10, 3, 16, 1, 22], lit ? '#d9d2ff' : '#6a6f9c');
  }
};

const bolt = (pen: Pen, x: number): void => {
  [0, 1, 0, -2, -1, 1, 3, 1, 0, -1, 2, 1].forEach((dx, i) => {
    box(pen, x + dx - 1, 10 + i * 1.7, 4, 2, '#ffe95c');
    box(pen, x + dx, 10 + i * 1.7, 2, 2, '#ffffff');
  });
  box(pen, x + 4, 20, 3, 1, '#ffe95c');
  box(pen, x + 6, 21, 2, 2, '#ffe95c');
};

const house = (pen: Pen, t: number, lit: boolean): void => {
  box(pen, 41, 17, 3, 6, '#8c4a55');
  for (let i = 0; i < 3; i++) {
    const rise = fract(t + i / 3);
    box(pen, 42 + rise * 7, 15 - rise * 6, 2, 2, '#8d90b5');
  }
  for (let row = 0; row < 8; row++)
    box(pen, 33 - row, 20 + row, 10 + row * 2, 1, row % 2 ? '#b8404f' : '#9c3346');
  box(pen, 28, 28, 20, 10, lit ? '#e9d9c4' : '#b59a90');
  box(pen, 28, 28, 20, 1, '#7a5a60');
  for (const x of [31, 41]) {
    box(pen, x - 1, 30, 5, 5, '#5c3d4c');
    box(pen, x, 31, 3, 3, wave(t, 2, x) > -0.6 ? '#ffd35c' : '#f5b942');
    box(pen, x + 1, 31, 1, 3, '#5c3d4c');
  }
  box(pen, 36, 31, 4, 7, '#5c3d4c');
  box(pen, 37, 32, 2, 6, '#7b4f4a');
};

const tree = (pen: Pen, x: number, sway: number): void => {
  box(pen, x + 4, 30, 2, 9, '#3d2b3a');
  stack(pen, x + sway, 17, [3, 3, 2, 5, 1, 8, 1, 8], '#2c6b5c');
  stack(
    pen,
    x + sway / 2,
    21,
    [0, 9, 0, 10, -1, 11, 0, 10, -1, 12, 0, 10, 1, 8, 2, 6, 3, 4],
    '#235a50',
  );
};

export const pixelThunderstorm: Scene = {
  slug: 'pixel-thunderstorm',
  title: 'Thunderstorm over a cottage',
  kind: 'gif',
  category: 'nature',
  tags: [
    'thunderstorm',
    'storm',
    'lightning',
    'thunder',
    'rain',
    'pixel art',
    'weather',
    'night',
    'house',
    'cozy',
    'scary',
    'stay home',
  ],
  width,
  height,
  seconds: 2,
  fps: 15,
  draw(pen, time) {
    const t = fract(time + 0.27);
    const frame = Math.floor(t * 30);
    const left = frame === 8 || frame === 9 || frame === 12;
    const right = frame === 19 || frame === 20;
    const lit = left || right;
    ['#23244f', '#2b2d5e', '#35386e', '#42457d'].forEach((band, i) => {
      box(pen, 0, i * 9, columns, rows, band);
    });
    stack(pen, 0, 29, [60, 12, 54, 24, 48, 32, 44, 36], '#2d3163');
    stack(pen, 0, 30, [4, 14, 0, 22, 0, 28], '#2d3163');
    if (left) bolt(pen, 24);
    if (right) bolt(pen, 73);
    const drift = t * cloudTrack;
    [6, 44, 82].forEach((start, i) => {
      cloud(pen, (drift + start) % cloudTrack, i, lit && i === 1, '#3c4069');
    });
    [26, 66, 102].forEach((start, i) => {
      cloud(pen, (drift + start) % cloudTrack, 4 + (i % 2), i ? left : right, '#4e527f');
    });
    const grass = lit ? '#4f9a68' : '#2f6b58';
    stack(pen, 0, 36, [22, 34, 12, 58, 4, 70, 0, 80], grass);
    box(pen, 0, 40, columns, 5, grass);
    tree(pen, 58, Math.round(wave(t, 2) * 1.4));
    tree(pen, 10, Math.round(wave(t, 2, 0.2) * 1.4));
    house(pen, t, lit);
    stack(pen, 0, 39, [36, 5, 35, 7, 34, 8, 32, 10, 30, 11, 27, 13], '#b8a48c');
    const next = random(6);
    for (let i = 0; i < 70; i++) {
      const fall = fract(next() + t * (2 + (i % 2)));
      const x = next() * 94 - fall * 12;
      box(pen, x, fall * 50 - 4, 1, 2 + (i % 2), i % 3 ? '#7f9bd1' : '#b4c8ee');
    }
  },
};
