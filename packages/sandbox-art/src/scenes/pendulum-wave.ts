import { lerp, wave } from '../easing.ts';
import type { Scene } from '../scene.ts';
import { at, circle, line, roundRect } from '../shapes.ts';

const width = 480;
const height = 320;
const pivot = { x: width / 2, y: 34 };
const balls = 10;
const swing = 0.95;
/** Part of a swing that a ball lags behind the one above it. */
const lag = 0.06;

const colors = [
  '#e63946',
  '#f3722c',
  '#f8961e',
  '#f9c74f',
  '#b5c95a',
  '#6bbf8a',
  '#43aaa0',
  '#3a86c8',
  '#5a5fc0',
  '#8a4fae',
];

const reach = (i: number): number => lerp(64, 246, i / (balls - 1));

export const pendulumWave: Scene = {
  slug: 'pendulum-wave',
  title: 'Pendulum balls in a wave',
  kind: 'gif',
  category: 'science',
  tags: [
    'pendulum',
    'physics',
    'satisfying',
    'wave',
    'rainbow',
    'science',
    'balls',
    'hypnotic',
    'waiting',
    'patience',
    'thinking',
  ],
  width,
  height,
  seconds: 1.8,
  fps: 18,
  draw(pen, t) {
    pen.fillStyle = '#fbf1de';
    pen.fillRect(0, 0, width, height);
    for (let i = balls - 1; i >= 0; i--) {
      pen.strokeStyle = '#eadcc0';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.arc(pivot.x, pivot.y, reach(i), Math.PI / 2 - swing, Math.PI / 2 + swing);
      pen.stroke();
    }
    for (let i = balls - 1; i >= 0; i--) {
      const r = lerp(12, 25, i / (balls - 1));
      at(pen, { ...pivot, turn: wave(t, 1, -i * lag) * swing }, () => {
        line(pen, 0, 0, 0, reach(i), 2, '#463f4f');
        circle(pen, 0, reach(i), r, colors[i]);
        circle(pen, -r * 0.32, reach(i) - r * 0.36, r * 0.26, '#fff8ea');
      });
    }
    roundRect(pen, pivot.x - 118, 8, 236, 24, 12, '#463f4f');
    circle(pen, pivot.x, pivot.y, 9, '#463f4f');
    circle(pen, pivot.x, pivot.y, 4, '#fbf1de');
  },
};
