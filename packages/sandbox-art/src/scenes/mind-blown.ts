import { easeIn, easeOut, fract, phase, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, star, strokePath } from '../shapes.ts';

const width = 480;
const height = 480;
const skin = '#ffb37a';
const skinShade = '#f08f5c';
const ink = '#22113d';
const brow = 318;
const popAt = 0.24;

const sky = (pen: Pen, t: number): void => {
  pen.fillStyle = '#1e1147';
  pen.fillRect(0, 0, width, height);
  const next = random(8);
  for (let i = 0; i < 46; i++) {
    const twinkle = 1 + wave(t, 1 + (i % 2), next()) * 0.5;
    circle(pen, next() * width, next() * height, (0.8 + next() * 1.8) * twinkle, '#b9a6ff');
  }
};

/** The mushroom of nebula that grows out of the head, and the galaxy that turns on it. */
const explosion = (pen: Pen, grow: number, t: number): void => {
  const layers = [
    ['#5b2bd6', 1.1],
    ['#b035e0', 0.92],
    ['#ff5fa8', 0.72],
    ['#ffc56b', 0.5],
  ] as const;
  for (const [fill, size] of layers) {
    fillPath(
      pen,
      `M${240 - 62 * size * grow} ${brow} Q240 ${brow - 130 * grow} ${240 - 80 * size} ${brow - 150 * grow} h${160 * size} Q240 ${brow - 130 * grow} ${240 + 62 * size * grow} ${brow}Z`,
      fill,
    );
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * TAU + size * 3;
      const puff = 62 + wave(t, 1, i * 0.27 + size) * 9;
      const x = 240 + Math.cos(angle) * 122 * size * grow;
      circle(
        pen,
        x,
        brow - 176 * grow + Math.sin(angle) * 66 * size * grow,
        puff * size * grow,
        fill,
      );
    }
  }
  at(pen, { x: 240, y: brow - 176 * grow, scale: grow }, () => {
    pen.scale(1, 0.62);
    pen.rotate(t * TAU);
    for (let arm = 0; arm < 2; arm++) {
      for (let i = 0; i < 26; i++) {
        const angle = i * 0.2 + arm * Math.PI;
        circle(
          pen,
          Math.cos(angle) * (14 + i * 4.4),
          Math.sin(angle) * (14 + i * 4.4),
          11 - i * 0.34,
          i % 3 ? '#fff' : '#8be9ff',
        );
      }
    }
    circle(pen, 0, 0, 26, '#fffbe0');
  });
};

const debris = (pen: Pen, grow: number, t: number): void => {
  for (let i = 0; i < 12; i++) {
    const angle = -Math.PI / 2 + (i / 11 - 0.5) * 2.9;
    const reach = (170 + (i % 3) * 34) * grow;
    const x = 240 + Math.cos(angle) * reach * 1.05;
    const y = brow - 130 * grow + Math.sin(angle) * reach * 0.9;
    if (i % 3 === 0) star(pen, x, y, 17 * grow, 7 * grow, 5, t * TAU, '#ffe066');
    else if (i % 3 === 1) star(pen, x, y, 15 * grow, 4 * grow, 4, 0, '#8be9ff');
    else {
      circle(pen, x, y, 13 * grow, i % 2 ? '#3fd6b8' : '#ff8a5c');
      at(pen, { x, y, turn: -0.4, scale: grow }, () => line(pen, -22, 0, 22, 0, 4, '#fff'));
    }
  }
};

const face = (pen: Pen, open: number): void => {
  fillPath(pen, 'M92 500 Q104 432 240 426 Q376 432 388 500Z', '#3fd6b8');
  roundRect(pen, 206, 400, 68, 60, 24, skinShade);
  for (const side of [-1, 1]) circle(pen, 240 + side * 100, 356, 20, skinShade);
  fillPath(pen, 'M142 318 L338 318 Q346 436 240 442 Q134 436 142 318Z', skin);
  ellipse(pen, 240, brow, 98, 17, ink);
  for (const side of [-1, 1]) {
    const x = 240 + side * 42;
    circle(pen, x, 362, 23 + open * 5, '#fff');
    circle(pen, x, 362 - open * 8, 10 - open * 2, ink);
    circle(pen, x + side * 26, 398, 11, skinShade);
  }
  ellipse(pen, 240, 408 + open * 3, 9 + open * 8, 5 + open * 16, ink);
};

export const mindBlown: Scene = {
  slug: 'mind-blown',
  title: 'Mind blown into a galaxy',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'mind blown',
    'wow',
    'omg',
    'whoa',
    'amazing',
    'galaxy',
    'explosion',
    'shocked',
    'incredible',
    'brain',
    'space',
    'surprised',
  ],
  width,
  height,
  seconds: 2.2,
  fps: 16,
  draw(pen, time) {
    const t = fract(time + 0.5);
    sky(pen, t);
    const pressure = easeIn(phase(t, 0.04, popAt)) * (1 - phase(t, popAt, popAt + 0.02));
    const burst = easeOut(phase(t, popAt, 0.46)) - easeIn(phase(t, 0.8, 0.97));
    const shake = pressure * wave(t, 20) * 5;
    pen.translate(shake, 0);
    if (burst > 0.02) {
      explosion(pen, burst * (1 + wave(t, 2) * 0.03), t);
      debris(pen, burst, fract(t));
    }
    pen.translate(0, pressure * 6);
    face(pen, burst + pressure * 0.3);
    // The top of the head rides on the cloud.
    at(
      pen,
      {
        x: 240 + burst * 118,
        y: brow - burst * 250 - pressure * 4,
        turn: burst * 0.55 + wave(t, 2) * 0.08 * burst,
      },
      () => {
        pen.scale(1 - burst * 0.3, 1 - burst * 0.3);
        ellipse(pen, 0, 0, 98, 17, skinShade);
        fillPath(pen, 'M-98 0 Q-98 -98 0 -100 Q98 -98 98 0 Q0 34 -98 0Z', skin);
        fillPath(
          pen,
          'M-104 2 Q-110 -112 8 -116 Q112 -110 104 2 Q84 -50 30 -56 Q-50 -58 -104 2Z',
          '#5a2b4f',
        );
        strokePath(pen, 'M-6 -112 Q2 -140 26 -134', 10, '#5a2b4f');
      },
    );
  },
};
