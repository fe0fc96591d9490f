import { sticker } from '../die-cut.ts';
import { fract, phase, pulse, TAU, wave } from '../easing.ts';
import { cheeks, eyes, laugh } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, star } from '../shapes.ts';

const gold = '#ffc61a';
const light = '#ffe36b';
const edge = '#e08a00';
const ink = '#6b3a00';
const depth = 30;

/** Winds up a little, turns twice, runs over and swings back. */
const turn = (t: number): number => {
  const windUp = -0.08 * Math.sin(Math.PI * phase(t, 0.1, 0.34));
  const runOver = 0.06 * Math.sin(TAU * phase(t, 0.76, 1)) * (1 - phase(t, 0.76, 1));
  return (windUp + runOver + 2 * pulse(phase(t, 0.24, 0.8), 0.5)) * TAU;
};

const fivePoints = (pen: Pen, size: number, fill: string): void => {
  star(pen, 0, 0, size, size * 0.54, 5, 0, fill);
  pen.strokeStyle = fill;
  pen.lineWidth = 34;
  pen.lineJoin = 'round';
  pen.stroke();
};

/** A thick star, turned around its upright axis: its edge first, then the side that faces us. */
const turnedStar = (pen: Pen, angle: number, blink: number): void => {
  const front = Math.cos(angle);
  const slide = Math.sin(angle) * depth * Math.sign(front || 1);
  for (let layer = 0; layer <= 12; layer++) {
    at(pen, { x: slide * (0.5 - layer / 12) }, () => {
      pen.scale(Math.max(0.06, Math.abs(front)), 1);
      fivePoints(pen, 118, layer < 12 ? edge : gold);
      if (layer < 12) return;
      fivePoints(pen, 84, light);
      if (front < 0) return;
      eyes(pen, 0, -6, 62, 13, ink, blink);
      laugh(pen, 0, 14, 38, ink);
      cheeks(pen, 0, 20, 104, 14, '#ff9a3d');
    });
  }
};

export const spinningStar: Scene = {
  slug: 'spinning-star',
  title: 'Smiling star spins',
  kind: 'sticker',
  category: 'celebrations',
  tags: [
    'star',
    'gold star',
    'spin',
    'shine',
    'superstar',
    'good job',
    'proud',
    'winner',
    'bravo',
    'sparkle',
    'happy',
    'reward',
  ],
  width: 400,
  height: 400,
  seconds: 2,
  fps: 20,
  isFlashing: true,
  draw(pen, t) {
    const hop = Math.sin(Math.PI * phase(t, 0.26, 0.74));
    const crouch = 0.1 * Math.sin(Math.PI * phase(t, 0.12, 0.3));
    sticker(pen, ink, (layer) => {
      for (let i = 0; i < 5; i++) {
        const size = 22 * Math.max(0, wave(fract(t + i * 0.2), 1));
        const angle = (i / 5 + 0.1) * TAU - Math.PI / 2;
        const x = 200 + Math.cos(angle) * 168;
        const y = 208 + Math.sin(angle) * 158;
        if (size > 9) star(layer, x, y, size, size * 0.35, 4, t * 3, light);
      }
      at(layer, { x: 200, y: 214 - hop * 26 + crouch * 90, scale: 1.14 }, () => {
        layer.scale(1 + crouch, 1 - crouch);
        turnedStar(layer, turn(t), t > 0.1 && t < 0.2 ? 0.1 : 1);
      });
    });
  },
};
