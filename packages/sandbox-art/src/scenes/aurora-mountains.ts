import { pulse, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, polygon, roundRect } from '../shapes.ts';

const width = 480;
const height = 270;
const shore = 196;

const curtains = [
  { base: 132, rise: 112, shift: 0, colors: ['#1f6f7a', '#2fbf8f', '#7dffb0'] },
  { base: 112, rise: 96, shift: 0.45, colors: ['#4b3a94', '#3f7fb8', '#4fe0c0'] },
] as const;

const rayWidth = 12;

/** A curtain of light: rays side by side, each of three colors that end lower and lower. */
const curtain = (pen: Pen, t: number, { base, rise, shift, colors }: (typeof curtains)[number]) => {
  for (let x = 0; x < width; x += rayWidth) {
    const foot = base + wave(t, 1, x / 400 + shift) * 20 + wave(t, 1, shift - x / 250) * 8;
    const length = rise * (0.66 + 0.2 * wave(t, 1, x / 160 + shift) + 0.14 * Math.sin(x * 1.7));
    colors.forEach((color, i) => {
      const tall = length * (1 - i * 0.36);
      roundRect(pen, x, foot - tall, rayWidth - 3, tall, 5, color);
    });
  }
};

const sky = (pen: Pen, t: number) => {
  pen.fillStyle = '#0d1b3d';
  pen.fillRect(0, 0, width, shore);
  pen.fillStyle = '#13294f';
  pen.fillRect(0, 120, width, shore - 120);
  const next = random(3);
  for (let i = 0; i < 60; i++) {
    const twinkle = i % 3 === 0 ? pulse(t, 1, next()) : 0.8;
    circle(pen, next() * width, next() * 140, (0.7 + next()) * twinkle, '#e8f4ff');
  }
  for (const each of curtains) curtain(pen, t, each);
};

const farRidge = 'M0 170L60 122L104 152L176 86L240 148L300 108L352 150L410 96L480 156V196H0Z';
const nearRidge = 'M0 186L90 158L190 186L300 164L400 184L480 160V196H0Z';
/** A cap of snow, for a summit at 0, 0. */
const snow = 'M0 0L26 23L8 16L0 26L-10 16L-26 23Z';

const mountains = (pen: Pen) => {
  fillPath(pen, farRidge, '#1d3a5f');
  for (const [x, y, scale] of [
    [176, 86, 1],
    [410, 96, 0.9],
    [300, 108, 0.7],
    [60, 122, 0.7],
  ] as const) {
    at(pen, { x, y, scale }, () => fillPath(pen, snow, '#d5ecf5'));
  }
  fillPath(pen, nearRidge, '#12294a');
};

const pine = (pen: Pen, x: number, y: number, tall: number) => {
  for (let tier = 0; tier < 4; tier++) {
    const top = y - tall + (tier * tall) / 5;
    const half = tall * (0.13 + tier * 0.055);
    polygon(
      pen,
      [
        [x, top],
        [x + half, top + tall * 0.38],
        [x - half, top + tall * 0.38],
      ],
      '#081426',
    );
  }
};

const camp = (pen: Pen, t: number) => {
  ellipse(pen, 330, 262, 96, 22, '#14263a');
  fillPath(pen, 'M330 208 L378 258 L284 258Z', '#f2a541');
  fillPath(pen, 'M330 208 L346 258 L316 258Z', '#ffe08a');
  fillPath(pen, 'M330 208 L284 258 L300 258Z', '#c9702e');
  const glow = 9 + wave(t, 4) * 1.6;
  ellipse(pen, 262, 258 - glow * 0.6, 5.5, glow, '#ff8a3d');
  ellipse(pen, 262, 259 - glow * 0.3, 3, glow * 0.55, '#ffe08a');
};

export const auroraMountains: Scene = {
  slug: 'aurora-mountains',
  title: 'Northern lights over mountains',
  kind: 'gif',
  category: 'nature',
  tags: [
    'aurora',
    'northern lights',
    'mountains',
    'night',
    'good night',
    'stars',
    'camping',
    'calm',
    'beautiful',
    'sweet dreams',
    'winter',
    'wow',
  ],
  width,
  height,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    sky(pen, t);
    mountains(pen);
    pen.fillStyle = '#123055';
    pen.fillRect(0, shore, width, height - shore);
    for (let i = 0; i < 7; i++) {
      const reach = 26 + Math.cos(t * TAU + i * 2) * 12;
      ellipse(
        pen,
        40 + i * 66,
        206 + ((i * 23) % 40),
        reach,
        1.6,
        i % 2 === 0 ? '#2fbf8f' : '#4a7fb0',
      );
    }
    for (const [x, tall] of [
      [18, 120],
      [54, 84],
      [88, 58],
      [466, 132],
      [428, 76],
    ] as const) {
      pine(pen, x, 280, tall);
    }
    ellipse(pen, 20, 276, 130, 18, '#081426');
    ellipse(pen, 470, 276, 100, 18, '#081426');
    camp(pen, t);
  },
};
