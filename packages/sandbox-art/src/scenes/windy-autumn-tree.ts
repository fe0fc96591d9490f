import { fract, pulse, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, strokePath } from '../shapes.ts';

const width = 480;
const height = 360;
const leaves = ['#e4572e', '#f3a712', '#c8372d', '#f7c548', '#a8323e'];
const shadow = 'rgba(70, 20, 10, 0.28)';
const leafShape = 'M0 -14 Q13 -4 0 14 Q-13 -4 0 -14Z';

/** Paints cut paper: its shadow on the sheet below, then the paper. */
const paper = (pen: Pen, paint: (fill: string | undefined) => void): void => {
  at(pen, { x: 4, y: 6 }, () => paint(shadow));
  paint(undefined);
};

const sheet = (pen: Pen, d: string, color: string): void =>
  paper(pen, (fill) => fillPath(pen, d, fill ?? color));

const hills = (pen: Pen): void => {
  pen.fillStyle = '#fbe3b5';
  pen.fillRect(0, 0, width, height);
  paper(pen, (fill) => circle(pen, 376, 96, 52, fill ?? '#fff6dd'));
  sheet(pen, 'M-10 250 Q90 150 200 222 Q300 150 490 236 L490 380 L-10 380Z', '#f2b765');
  sheet(pen, 'M-10 290 Q120 232 250 276 Q380 214 490 276 L490 380 L-10 380Z', '#dd8a3e');
};

const gust = (pen: Pen, t: number): void => {
  pen.setLineDash([150, 700]);
  for (const [y, shift, curl] of [
    [70, 0, 1],
    [170, 0.4, 0],
    [236, 0.72, 1],
  ] as const) {
    pen.lineDashOffset = 150 - fract(t + shift) * 850;
    strokePath(
      pen,
      `M-20 ${y} Q120 ${y - 30} 240 ${y} T430 ${y - 6}${curl ? ' q40 -24 16 -42 q-24 -6 -24 16' : ' L520 130'}`,
      5,
      '#fff6dd',
    );
  }
  pen.setLineDash([]);
};

/** The canopy in layers of discs; higher ones give way to the wind more and later. */
const crown = (pen: Pen, t: number): void => {
  for (let layer = 0; layer < 4; layer++) {
    const next = random(40 + layer);
    const fill = ['#9c2f3a', '#bd3a30', '#d9562e', '#e98a2c'][layer] ?? '';
    const discs = Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 13) * TAU + next();
      const reach = (1 - layer * 0.2) * (0.5 + next() * 0.5);
      const y = 128 - layer * 9 + Math.sin(angle) * 66 * reach;
      const bend = (230 - y) * (0.12 + wave(t, 2, -y / 500) * 0.06);
      return { x: 196 + Math.cos(angle) * 112 * reach + bend, y, r: 38 - layer * 4 + next() * 10 };
    });
    paper(pen, (shade) => {
      for (const { x, y, r } of discs) circle(pen, x, y, r, shade ? '#7c2430' : fill);
    });
    // A few single leaves on every layer, so that the crown reads as foliage.
    for (const { x, y, r } of discs) {
      const turn = next() * TAU + wave(t, 2, next()) * 0.3;
      at(pen, { x: x + (next() - 0.5) * r, y: y + (next() - 0.6) * r, turn }, () => {
        fillPath(pen, leafShape, leaves[Math.floor(next() * leaves.length)]);
      });
    }
  }
};

const trunk = (pen: Pen, t: number): void => {
  const bend = wave(t, 2) * 5;
  const d = `M160 330 Q196 290 ${192 + bend} 150 L${226 + bend} 150 Q222 290 256 330Z`;
  sheet(pen, d, '#5a2d2a');
};

const flyingLeaves = (pen: Pen, t: number): void => {
  const next = random(7);
  for (let i = 0; i < 30; i++) {
    const age = fract(t + next());
    const fromX = 90 + next() * 230;
    const fromY = 60 + next() * 130;
    const x = fromX + age * (200 + next() * 260);
    const y = fromY + age * age * (120 + next() * 130) + wave(age, 2, next()) * 20;
    const grown = Math.min(1, age * 8) * (1 - Math.max(0, age - 0.9) * 10);
    const turn = next() * TAU + age * 9;
    const fill = leaves[i % leaves.length];
    at(pen, { x, y, scale: (0.8 + next() * 0.6) * grown }, () => {
      pen.rotate(turn);
      pen.scale(1, 0.55 + 0.45 * pulse(age, 3));
      at(pen, { x: 3, y: 4 }, () => fillPath(pen, leafShape, shadow));
      fillPath(pen, leafShape, fill);
    });
  }
};

export const windyAutumnTree: Scene = {
  slug: 'windy-autumn-tree',
  title: 'Autumn tree in the wind',
  kind: 'gif',
  category: 'nature',
  tags: [
    'autumn',
    'fall',
    'leaves',
    'tree',
    'wind',
    'windy',
    'october',
    'november',
    'nature',
    'cozy',
    'paper cut',
    'thanksgiving',
  ],
  width,
  height,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    hills(pen);
    gust(pen, t);
    trunk(pen, t);
    crown(pen, t);
    sheet(pen, 'M-10 334 Q140 296 280 326 T490 316 L490 380 L-10 380Z', '#a8552d');
    for (let i = 0; i < 22; i++) {
      const turn = i * 1.7 + wave(t, 2, i * 0.13) * 0.12;
      at(pen, { x: 20 + i * 21, y: 340 + ((i * 7) % 5) * 3, turn, scale: 0.9 }, () => {
        fillPath(pen, leafShape, leaves[i % leaves.length]);
      });
    }
    flyingLeaves(pen, t);
  },
};
