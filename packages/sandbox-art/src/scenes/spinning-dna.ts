import { fract, lerp, TAU } from '../easing.ts';
import type { Scene } from '../scene.ts';
import { at, circle, line } from '../shapes.ts';

const width = 270;
const height = 480;
const rungs = 16;
const spacing = 36;
const radius = 78;
/** Turn from one rung to the next. */
const twist = TAU / 9;

const pairs = [
  ['#ffd166', '#ef476f'],
  ['#06d6a0', '#4cc9f0'],
] as const;

export const spinningDna: Scene = {
  slug: 'spinning-dna',
  title: 'Spinning DNA helix',
  kind: 'gif',
  category: 'science',
  tags: [
    'dna',
    'helix',
    'science',
    'biology',
    'genes',
    'lab',
    'research',
    'family',
    'smart',
    'nerd',
    'twins',
  ],
  width,
  height,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#14213d';
    pen.fillRect(0, 0, width, height);
    for (let i = 0; i < 22; i++) {
      const y = fract(i * 0.618 - t * (i % 2 === 0 ? 0 : 1)) * (height + 40) - 20;
      circle(pen, fract(i * 0.377) * width, y, 3 + (i % 4) * 2, '#1d2f57');
    }
    at(pen, { x: width / 2, y: height / 2, turn: 0.2 }, () => {
      const beads: { x: number; y: number; near: number; color: string }[] = [];
      for (let i = 0; i < rungs; i++) {
        const y = (i - (rungs - 1) / 2) * spacing;
        const angle = i * twist + t * TAU;
        const x = Math.cos(angle) * radius;
        const near = Math.sin(angle);
        const [left, right] = pairs[i % 2] ?? pairs[0];
        line(pen, x, y, 0, y, 8, left);
        line(pen, -x, y, 0, y, 8, right);
        beads.push({ x, y, near, color: '#ff6b6b' }, { x: -x, y, near: -near, color: '#f1faee' });
      }
      beads.sort((a, b) => a.near - b.near);
      for (const { x, y, near, color } of beads) {
        const r = lerp(11, 19, (near + 1) / 2);
        circle(pen, x, y, r + 4, '#14213d');
        circle(pen, x, y, r, color);
        if (near > 0) circle(pen, x - r * 0.35, y - r * 0.35, r * 0.24, '#ffffff');
      }
    });
  },
};
