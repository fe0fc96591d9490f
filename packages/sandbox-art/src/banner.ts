import { TAU, wave } from './easing.ts';
import { random, seedOf } from './random.ts';
import type { Loop } from './render.ts';
import { circle, fillBackground } from './shapes.ts';

const width = 1040;
const height = 260;

const palettes = [
  ['#2b1055', '#7597de', '#ffb3c7'],
  ['#0f3443', '#34e89e', '#fff6a5'],
  ['#ff512f', '#f09819', '#fff1c9'],
  ['#4776e6', '#8e54e9', '#9ff0ff'],
] as const;

export function banner(name: string): Loop {
  const next = random(seedOf(`banner:${name}`));
  const [top, bottom, light] = palettes[Math.floor(next() * palettes.length)] ?? palettes[0];
  const sun = { x: 120 + next() * 800, r: 34 + next() * 30 };
  const hills = [0.35, 0.5, 0.68].map((level) => ({
    level: level * height + next() * 20,
    rise: 12 + next() * 20,
    waves: 1 + Math.floor(next() * 3),
    shift: next(),
  }));

  return {
    width,
    height,
    seconds: 3,
    fps: 10,
    draw(pen, t) {
      fillBackground(pen, width, height, [top, bottom], 'across');
      circle(pen, sun.x, 84 + wave(t) * 6, sun.r, light);
      for (const { level, rise, waves, shift } of hills) {
        pen.fillStyle = 'rgba(255, 255, 255, 0.16)';
        pen.beginPath();
        pen.moveTo(0, height);
        for (let x = 0; x <= width; x += 8) {
          pen.lineTo(x, level + rise * Math.sin(((x / width) * waves + shift + t) * TAU));
        }
        pen.lineTo(width, height);
        pen.fill();
      }
    },
  };
}
