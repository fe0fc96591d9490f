import { fract, phase, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 270;
const height = 480;
const sill = 404;
const lights = ['#ff9e5e', '#ffd27a', '#ff6f91', '#6fd6e8', '#b58cff'];
const cat = '#0d1626';

/** The city out of focus: towers without edges, lights as flat discs. */
const city = (pen: Pen, t: number): void => {
  pen.fillStyle = '#22456b';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#1b3a5d';
  for (const [x, top, wide] of [
    [-10, 170, 70],
    [66, 110, 52],
    [124, 210, 60],
    [190, 140, 90],
  ] as const)
    roundRect(pen, x, top, wide, 340, 18);
  const next = random(17);
  for (let i = 0; i < 34; i++) {
    const r = 7 + next() * 15;
    const glow = i % 6 === 0 ? 0.6 + wave(t, 1, next()) * 0.25 : 0.35 + next() * 0.5;
    pen.globalAlpha = glow;
    circle(pen, next() * width, 130 + next() * 290, r, lights[i % lights.length]);
  }
  pen.globalAlpha = 1;
};

const drop = (pen: Pen, x: number, y: number, r: number): void => {
  fillPath(
    pen,
    `M${x} ${y - r * 1.7} Q${x + r * 1.2} ${y - r * 0.2} ${x + r} ${y + r * 0.2} A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2} Q${x - r * 1.2} ${y - r * 0.2} ${x} ${y - r * 1.7}Z`,
    '#a9d3e8',
  );
  ellipse(pen, x - r * 0.3, y + r * 0.1, r * 0.28, r * 0.42, '#fff');
};

const rainOnGlass = (pen: Pen, t: number): void => {
  const next = random(29);
  for (let i = 0; i < 60; i++)
    circle(pen, next() * width, next() * sill, 1.5 + next() * 2.6, '#7fb2d1');
  for (let i = 0; i < 12; i++) {
    const start = next();
    const x = 22 + ((i * 97) % 232) + next() * 10;
    const r = 5 + next() * 5;
    // Drops cling, run, cling again and run out of the frame.
    const age = fract(t + start);
    const rest = 0.15 + next() * 0.3;
    const run =
      0.06 * age + rest * phase(age, 0.2, 0.42) ** 2 + (0.94 - rest) * phase(age, 0.58, 1) ** 1.6;
    const y = -40 + run * (sill + 90);
    line(pen, x, Math.max(-40, y - 70 - run * 60), x + wave(run, 2) * 2, y - r, r * 0.7, '#5f93b8');
    drop(pen, x + wave(run, 2) * 3, y, r);
  }
};

const cosyCat = (pen: Pen, t: number): void => {
  const breath = wave(t) * 1.5;
  const swish = wave(t, 1, 0.2);
  strokePath(
    pen,
    `M170 ${sill - 8} Q236 ${sill + 6} 226 ${sill + 40 + swish * 4} Q220 ${sill + 62} ${198 + swish * 16} ${sill + 58}`,
    13,
    cat,
  );
  fillPath(
    pen,
    `M86 ${sill + 4} Q84 ${sill - 86 - breath} 128 ${sill - 100 - breath} Q186 ${sill - 84 - breath} 190 ${sill + 4}Z`,
    cat,
  );
  const ear = t > 0.6 && t < 0.68 ? 6 : 0;
  fillPath(
    pen,
    `M94 ${sill - 126} L92 ${sill - 168 - breath} L118 ${sill - 146} L142 ${sill - 146} L${166 + ear} ${sill - 168 + ear - breath} L162 ${sill - 122}Z`,
    cat,
  );
  ellipse(pen, 128, sill - 118 - breath, 40, 34, cat);
};

export const rainyWindow: Scene = {
  slug: 'rainy-window',
  title: 'Cat watching rain on window',
  kind: 'gif',
  category: 'everyday',
  tags: [
    'rain',
    'rainy day',
    'window',
    'cozy',
    'sad',
    'miss you',
    'sunday',
    'mood',
    'calm',
    'lonely',
    'weather',
    'lofi',
    'good night',
    'cat',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 15,
  draw(pen, t) {
    city(pen, t);
    rainOnGlass(pen, t);
    pen.fillStyle = '#f0dcc0';
    pen.fillRect(0, 0, 14, height);
    pen.fillRect(width - 14, 0, 14, height);
    pen.fillRect(0, 0, width, 14);
    pen.fillRect(0, 196, width, 12);
    pen.fillStyle = '#cdb08c';
    pen.fillRect(14, 208, width - 28, 5);
    pen.fillRect(14, 14, width - 28, 5);
    pen.fillStyle = '#e0573e';
    pen.fillRect(0, sill, width, height);
    pen.fillStyle = '#f0dcc0';
    pen.fillRect(0, sill, width, 18);
    cosyCat(pen, t);
    roundRect(pen, 26, sill - 36, 36, 38, 7, '#ffd27a');
    strokePath(pen, `M28 ${sill - 26} q-14 2 -10 14 q4 8 12 5`, 6, '#ffd27a');
    for (const x of [38, 52]) {
      const rise = fract(t + x / 28);
      strokePath(
        pen,
        `M${x} ${sill - 44 - rise * 26} q6 -8 0 -14 t0 -12`,
        4 * Math.sin(rise * Math.PI),
        '#fff',
      );
    }
  },
};
