import { marbleAt } from '../cast/marble-track.ts';
import { easeInOut, easeOut, hill, lerp, phase, TAU } from '../easing.ts';
import { eyes, smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, line, roundRect, star } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 6;
const radius = 20;
const ink = '#2d2a32';

/** A knock that rings down after `moment`, from -1 to 1. */
const knock = (s: number, moment: number): number =>
  s < moment ? 0 : Math.cos((s - moment) * 26) * Math.exp((moment - s) * 5);

const mushroom = (pen: Pen, x: number, y: number, turn: number, hit: number, cap: string): void =>
  at(pen, { x, y, turn }, () => {
    pen.scale(1 + hit * 0.16, 1 - hit * 0.22);
    roundRect(pen, -11, 8, 22, 46, 8, '#c99a63');
    fillPath(pen, 'M-46 20C-46 -14 46 -14 46 20Q0 30 -46 20Z', cap);
    for (const [dx, r] of [
      [-22, 5],
      [0, 7],
      [24, 5],
    ] as const)
      circle(pen, dx, 8, r, '#fffaf0');
  });

const lift = (pen: Pen, s: number): void => {
  roundRect(pen, 12, 22, 58, 330, 20, '#bcd9e2');
  for (let y = 48; y < 340; y += 26) line(pen, 24, y, 24, y + 8, 4, '#8fb9c6');
  const y = s > 5.5 ? marbleAt(Math.min(s, 5.9))[1] : lerp(54, 328, easeInOut(phase(s, 0.1, 0.6)));
  roundRect(pen, 16, y + 18, 50, 14, 6, '#3a86c8');
};

const bars: readonly [hit: number, color: string][] = [
  [3.45, '#e63946'],
  [3.7, '#f4a024'],
  [3.95, '#ffd93b'],
  [4.2, '#59b95c'],
  [4.45, '#3a86c8'],
];

const xylophone = (pen: Pen, s: number): void => {
  roundRect(pen, 150, 302, 306, 10, 5, '#b58a5a');
  bars.forEach(([hit, color], i) => {
    roundRect(pen, 162 + i * 58, 288 + Math.max(0, knock(s, hit)) * 8, 48, 18, 8, color);
    const ring = phase(s, hit, hit + 0.5);
    if (ring > 0 && ring < 1)
      star(pen, 186 + i * 58, 252 - ring * 46, 15 * hill(ring, 0, 1), 6, 4, ring * 2, color);
  });
};

const bell = (pen: Pen, swing: number): void =>
  at(pen, { x: 588, y: 196, turn: swing * 0.5 }, () => {
    circle(pen, 0, 70, 10, ink);
    fillPath(pen, 'M0 0C-30 2 -24 40 -38 62Q0 74 38 62C24 40 30 2 0 0Z', '#f4a024');
    fillPath(pen, 'M-10 8C-18 24 -14 40 -22 56L-8 60C-6 40 -8 24 -10 8Z', '#ffd07a');
  });

/** Spins up as the marble passes, then slows down. */
const pinwheel = (pen: Pen, s: number): void => {
  line(pen, 236, 60, 236, 110, 6, '#c99a63');
  at(pen, { x: 236, y: 58, turn: easeOut(phase(s, 0.5, 3.2)) * TAU * 3 }, () => {
    ['#f4a024', '#3a86c8', '#59b95c', '#7a5cc0'].forEach((color, i) => {
      at(pen, { turn: (i / 4) * TAU }, () => fillPath(pen, 'M0 0L0 -36Q26 -34 24 -10Z', color));
    });
    circle(pen, 0, 0, 6, ink);
  });
};

const course = (pen: Pen, s: number): void => {
  for (let x = 32; x < width; x += 64) {
    for (let y = 20; y < height; y += 64) circle(pen, x, y, 4, '#e6d2b4');
  }
  for (const [x, y] of [
    [120, 92],
    [320, 124],
    [240, 240],
    [470, 216],
    [102, 250],
  ] as const) {
    roundRect(pen, x - 6, y, 12, height - y, 0, '#e2c79d');
  }
  roundRect(pen, 20, 306, 520, 44, 22, '#bcd9e2');
  lift(pen, s);
  line(pen, 76, 91, 350, 138, 14, '#e63946');
  pinwheel(pen, s);
  line(pen, 200, 252, 496, 220, 14, '#3a86c8');
  line(pen, 102, 188, 102, 262, 14, '#59b95c');
  mushroom(pen, 446, 166, 0.12, Math.abs(knock(s, 1.3)), '#e63946');
  mushroom(pen, 578, 142, -0.5, Math.abs(knock(s, 1.7)), '#7a5cc0');
  xylophone(pen, s);
  line(pen, 588, 172, 588, 200, 8, ink);
  bell(pen, knock(s, 4.8));
};

export const marbleRun: Scene = {
  slug: 'marble-run',
  title: 'Marble runs and rings',
  kind: 'clip',
  category: 'science',
  tags: [
    'marble run',
    'marble',
    'satisfying',
    'chain reaction',
    'machine',
    'physics',
    'ball',
    'bounce',
    'xylophone',
    'oddly satisfying',
    'toy',
    'loop',
    'asmr',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    pen.fillStyle = '#f7ead7';
    pen.fillRect(0, 0, width, height);
    course(pen, s);
    const [x, y] = marbleAt(s);
    const [ahead] = marbleAt(Math.min(s + 0.05, seconds - 0.01));
    const gaze = Math.max(-4, Math.min(4, (ahead - x) / 4));
    circle(pen, x, y, radius, '#0f8b8d');
    circle(pen, x - 3, y - 4, radius - 5, '#27b3ac');
    eyes(pen, x + gaze, y - 2, 15, 5, ink, t > 0.48 && t < 0.51 ? 0 : 1);
    smile(pen, x + gaze, y + 4, 11, ink, 3);
  },
};
