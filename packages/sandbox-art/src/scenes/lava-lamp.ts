import { pulse, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, roundRect } from '../shapes.ts';

const width = 270;
const height = 480;
const middle = width / 2;
const top = 66;
const bottom = 352;
const rowHeight = 2;

interface Blob {
  x: number;
  y: number;
  r: number;
}

/** Half the breadth of the glass at a height. */
const glass = (y: number): number => 32 + ((y - top) / (bottom - top)) * 40;

const blobs = (t: number): Blob[] => [
  { x: middle - 14 + wave(t) * 8, y: 320 - pulse(t) * 190, r: 29 },
  { x: middle + 20 + wave(t, 1, 0.3) * 6, y: 318 - pulse(t, 1, 0.36) * 236, r: 23 },
  { x: middle + 2 + wave(t, 1, 0.6) * 12, y: 300 - pulse(t, 1, 0.68) * 206, r: 18 },
  { x: middle - 22 + wave(t, 1, 0.1) * 6, y: 268 - pulse(t, 1, 0.52) * 158, r: 14 },
  { x: middle - 4, y: 360 - pulse(t, 1, 0.1) * 6, r: 52 },
  { x: middle, y: 58, r: 26 },
];

const field = (all: readonly Blob[], x: number, y: number): number =>
  all.reduce((sum, blob) => sum + blob.r ** 2 / ((x - blob.x) ** 2 + (y - blob.y) ** 2 + 1), 0);

/** Fills all points where the sum of the blobs exceeds a threshold, row by row. */
const wax = (pen: Pen, all: readonly Blob[], strength: number, color: string) => {
  pen.fillStyle = color;
  for (let y = top; y < bottom; y += rowHeight) {
    const edge = glass(y);
    let entered: number | undefined;
    let before = 0;
    for (let x = middle - edge; x <= middle + edge + 2; x += 2) {
      const now = x > middle + edge ? 0 : field(all, x, y);
      const crossing = x - (2 * (now - strength)) / (now - before || 1);
      if (now >= strength && entered === undefined) entered = before ? crossing : x;
      if (now < strength && entered !== undefined) {
        pen.fillRect(entered, y, (now ? crossing : x - 2) - entered, rowHeight + 0.4);
        entered = undefined;
      }
      before = now;
    }
  }
};

const room = (pen: Pen, t: number) => {
  pen.fillStyle = '#3b1d5a';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#46246a';
  for (let i = 0; i < 5; i++) pen.fillRect(14 + i * 54, 0, 27, height);
  const glow = wave(t) * 6;
  circle(pen, middle, 216, 172 + glow, 'rgba(255, 93, 143, 0.16)');
  circle(pen, middle, 216, 132 + glow, 'rgba(255, 122, 120, 0.2)');
  pen.fillStyle = '#22113a';
  pen.fillRect(0, 436, width, 44);
  roundRect(pen, 0, 432, width, 10, 0, '#6b3a2e');
  ellipse(pen, middle, 446, 84, 6, '#150927');
};

const metal = (pen: Pen) =>
  at(pen, { x: middle }, () => {
    fillPath(pen, 'M-34 70L-25 26H25L34 70Z', '#c9b8d8');
    fillPath(pen, 'M8 70L6 26H25L34 70Z', '#9783b3');
    ellipse(pen, 0, 26, 25, 6, '#e6daf0');
    fillPath(pen, 'M-76 348L-40 400L-66 440H66L40 400L76 348Z', '#c9b8d8');
    fillPath(pen, 'M24 348L12 400L22 440H66L40 400L76 348Z', '#9783b3');
    roundRect(pen, -80, 342, 160, 12, 6, '#e6daf0');
  });

export const lavaLamp: Scene = {
  slug: 'lava-lamp',
  title: 'Lava lamp',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'lava lamp',
    'chill',
    'relax',
    'retro',
    '70s',
    'groovy',
    'blob',
    'calm',
    'good night',
    'weekend',
    'vibes',
  ],
  width,
  height,
  seconds: 2.5,
  fps: 15,
  draw(pen, t) {
    room(pen, t);
    fillPath(pen, 'M103 66H167L207 352H63Z', '#7a1f6e');
    const all = blobs(t);
    wax(pen, all, 0.82, '#b02a72');
    wax(pen, all, 1, '#ff5d6c');
    wax(pen, all, 1.9, '#ff8a5c');
    wax(pen, all, 4, '#ffc46b');
    fillPath(pen, 'M111 80H117L93 330H79Z', 'rgba(255, 255, 255, 0.22)');
    metal(pen);
  },
};
