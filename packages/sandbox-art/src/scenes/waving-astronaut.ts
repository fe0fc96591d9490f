import { fract, pulse, TAU, wave } from '../easing.ts';
import { smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, line, roundRect } from '../shapes.ts';

const size = 480;
const earth = { x: 240, y: 640, r: 310 };
/** The clouds repeat this often around the planet, so that one step closes the loop. */
const cloudRows = 9;

/** Radius, start and end (radians), thickness and color of each strip of cloud. */
const clouds = [
  [288, 0, 0.26, 18, '#ffffff'],
  [272, 0.1, 0.4, 18, '#ffffff'],
  [222, 0.3, 0.52, 14, '#dcefff'],
] as const;

const suit = '#f5f1e8';
const shade = '#cfc9da';
const accent = '#ff7a45';

const stars = (pen: Pen, t: number) => {
  const next = random(11);
  for (let i = 0; i < 46; i++) {
    const r = 1 + next() * 1.6;
    const twinkle = i % 4 === 0 ? 0.4 + pulse(t, 1, next()) : 1;
    circle(pen, next() * size, next() * 360, r * twinkle, i % 5 === 0 ? '#ffd9a0' : '#dfe6ff');
  }
};

const planet = (pen: Pen, t: number) => {
  circle(pen, earth.x, earth.y, earth.r + 26, '#1d2a5e');
  circle(pen, earth.x, earth.y, earth.r + 11, '#2b458c');
  pen.save();
  pen.beginPath();
  pen.arc(earth.x, earth.y, earth.r, 0, TAU);
  pen.clip();
  circle(pen, earth.x, earth.y, earth.r, '#2f8fe0');
  for (const [x, y, rx, ry, turn] of [
    [96, 402, 84, 34, -0.5],
    [150, 440, 60, 40, 0.3],
    [318, 372, 74, 30, 0.2],
    [380, 404, 62, 44, 0.6],
    [262, 456, 34, 20, 0],
  ] as const) {
    ellipse(pen, x, y, rx, ry, '#4fbf76', turn);
  }
  pen.lineCap = 'round';
  for (let i = 0; i < cloudRows; i++) {
    const angle = ((i + t) / cloudRows) * TAU;
    for (const [r, from, to, thick, color] of clouds) {
      pen.strokeStyle = color;
      pen.lineWidth = thick;
      pen.beginPath();
      pen.arc(earth.x, earth.y, r, angle + from, angle + to);
      pen.stroke();
    }
  }
  pen.restore();
};

const tether = (pen: Pen, t: number) => {
  pen.strokeStyle = accent;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(-10, 70);
  pen.bezierCurveTo(-120, 120 + wave(t) * 20, -130, -60, -320, 10 + wave(t, 1, 0.2) * 24);
  pen.stroke();
};

const arm = (pen: Pen, x: number, y: number, turn: number, elbow: number) =>
  at(pen, { x, y, turn }, () => {
    line(pen, 0, 0, 46, 0, 32, suit);
    at(pen, { x: 46, turn: elbow }, () => {
      line(pen, 0, 0, 36, 0, 30, suit);
      line(pen, 40, -13, 40, 13, 8, accent);
      circle(pen, 56, 0, 17, shade);
      line(pen, 52, -8, 48, -22, 11, shade);
    });
  });

const leg = (pen: Pen, x: number, turn: number) =>
  at(pen, { x, y: 96, turn }, () => {
    line(pen, 0, 0, 0, 44, 38, suit);
    line(pen, -17, 54, 17, 54, 9, accent);
    roundRect(pen, -23, 58, 48, 26, 12, shade);
  });

const helmet = (pen: Pen, t: number) =>
  at(pen, { y: -44, turn: wave(t, 1, 0.1) * 0.06 }, () => {
    roundRect(pen, -74, -18, 148, 40, 18, accent);
    circle(pen, 0, 0, 70, suit);
    roundRect(pen, -52, -42, 104, 82, 38, '#232a55');
    const blink = fract(t + 0.3) < 0.07 ? 0.15 : 1;
    ellipse(pen, -20, 2, 7, 9 * blink, '#fff3df');
    ellipse(pen, 20, 2, 7, 9 * blink, '#fff3df');
    circle(pen, -32, 17, 7, '#e0607e');
    circle(pen, 32, 17, 7, '#e0607e');
    smile(pen, 0, 10, 24, '#fff3df', 4);
    ellipse(pen, 31, -24, 13, 6, '#7183c9', 0.6);
  });

export const wavingAstronaut: Scene = {
  slug: 'waving-astronaut',
  title: 'Astronaut waving above Earth',
  kind: 'gif',
  category: 'space',
  tags: [
    'astronaut',
    'hello',
    'hi',
    'wave',
    'bye',
    'goodbye',
    'space',
    'earth',
    'float',
    'see you',
    'cute',
  ],
  width: size,
  height: size,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#121638';
    pen.fillRect(0, 0, size, size);
    stars(pen, t);
    planet(pen, t);
    at(pen, { x: 232, y: 176 + wave(t) * 11, turn: -0.12 + wave(t, 1, 0.25) * 0.09 }, () => {
      tether(pen, t);
      roundRect(pen, -66, 0, 132, 100, 24, '#8d87ad');
      leg(pen, -28, 0.3 + wave(t, 1, 0.4) * 0.16);
      leg(pen, 28, -0.16 + wave(t, 1, 0.6) * 0.16);
      arm(pen, -46, 40, 2.5 + wave(t, 1, 0.5) * 0.12, -0.6);
      arm(pen, 46, 36, -0.3, -0.95 + wave(t, 3) * 0.42);
      roundRect(pen, -56, 8, 112, 108, 40, suit);
      roundRect(pen, -28, 46, 56, 38, 9, shade);
      circle(pen, -13, 58, 6, t < 0.5 ? '#ff5d6c' : '#a03c55');
      circle(pen, 5, 58, 6, t < 0.5 ? '#2f8f63' : '#59e09b');
      line(pen, -14, 74, 15, 74, 5, '#8d87ad');
      helmet(pen, t);
    });
  },
};
