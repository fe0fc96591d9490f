import { pulse, TAU, wave } from './easing.ts';
import { random, seedOf } from './random.ts';
import type { Loop } from './render.ts';
import type { Pen } from './scene.ts';
import { at, circle, ellipse, roundRect, star } from './shapes.ts';

const size = 160;
const ink = '#241c3b';

type Paint = (pen: Pen) => void;

type Choices<T> = readonly [T, ...T[]];

const palettes: Choices<readonly [background: string, head: string, cheek: string]> = [
  ['#00d9b8', '#fff35c', '#ff9a62'],
  ['#9933ff', '#ffd166', '#ff7b9c'],
  ['#ff6666', '#ffe3c2', '#ff9f80'],
  ['#00b5f0', '#ffffff', '#ffb3c7'],
  ['#ffd84d', '#7c5cff', '#ff8fd0'],
  ['#3b2a6b', '#6df0c2', '#ff9ec4'],
  ['#ff9ec4', '#3e7bfa', '#9fe8ff'],
  ['#1fb57a', '#ffe9a8', '#ff9a76'],
];

const heads: Choices<(fill: string) => Paint> = [
  (fill) => (pen) => circle(pen, 0, 0, 48, fill),
  (fill) => (pen) => roundRect(pen, -45, -44, 90, 90, 26, fill),
  (fill) => (pen) => {
    pen.fillStyle = fill;
    pen.beginPath();
    for (let i = 0; i <= 72; i++) {
      const angle = (i / 72) * TAU;
      const r = 46 + 4 * Math.cos(angle * 8);
      pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    pen.fill();
  },
  (fill) => (pen) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(0, -54);
    pen.bezierCurveTo(28, -34, 50, -4, 50, 16);
    pen.bezierCurveTo(50, 58, -50, 58, -50, 16);
    pen.bezierCurveTo(-50, -4, -28, -34, 0, -54);
    pen.fill();
  },
];

const ears: Choices<(fill: string) => Paint> = [
  () => () => {},
  (fill) => (pen) => {
    circle(pen, -38, -36, 17, fill);
    circle(pen, 38, -36, 17, fill);
  },
  (fill) => (pen) => {
    ellipse(pen, -22, -56, 11, 26, fill, -0.25);
    ellipse(pen, 22, -56, 11, 26, fill, 0.25);
  },
  (fill) => (pen) => {
    pen.strokeStyle = fill;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.moveTo(0, -40);
    pen.lineTo(0, -62);
    pen.stroke();
    star(pen, 0, -66, 14, 6.5, 5, 0, fill);
  },
];

const mouths: Choices<Paint> = [
  (pen) => {
    pen.beginPath();
    pen.arc(0, 8, 15, 0.12 * Math.PI, 0.88 * Math.PI);
    pen.stroke();
  },
  (pen) => {
    pen.fillStyle = ink;
    pen.beginPath();
    pen.arc(0, 12, 14, 0, Math.PI);
    pen.fill();
  },
  (pen) => ellipse(pen, 0, 18, 6, 8, ink),
];

const face = (pen: Pen, cheek: string, mouth: Paint, t: number): void => {
  const blink = t > 0.7 && t < 0.76 ? 0.2 : 1;
  for (const side of [-1, 1]) {
    ellipse(pen, side * 18, -4, 6, 8 * blink, ink);
    ellipse(pen, side * 30, 12, 7, 5, cheek);
  }
  pen.strokeStyle = ink;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  mouth(pen);
};

/** Draws a friendly creature, determined by the name. */
export function avatar(name: string): Loop {
  const next = random(seedOf(`avatar:${name}`));
  const pick = <T>(choices: Choices<T>): T =>
    choices[Math.floor(next() * choices.length)] ?? choices[0];
  const [background, head, cheek] = pick(palettes);
  const paintHead = pick(heads)(head);
  const paintEars = pick(ears)(head);
  const mouth = pick(mouths);
  const tilt = next() < 0.5 ? -0.09 : 0.09;

  return {
    width: size,
    height: size,
    seconds: 2,
    fps: 10,
    draw(pen, t) {
      pen.fillStyle = background;
      pen.fillRect(0, 0, size, size);
      circle(pen, size / 2, size * 1.02, 62 + pulse(t) * 4, 'rgba(0, 0, 0, 0.12)');
      at(pen, { x: size / 2, y: 88 - pulse(t, 2) * 6, turn: wave(t) * tilt }, () => {
        paintEars(pen);
        paintHead(pen);
        face(pen, cheek, mouth, t);
      });
    },
  };
}
