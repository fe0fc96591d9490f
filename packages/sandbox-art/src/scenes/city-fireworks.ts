import { easeOut, fract, phase, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { circle, line } from '../shapes.ts';

const width = 480;
const height = 270;
const shore = 214;

interface Burst {
  x: number;
  y: number;
  size: number;
  start: number;
  colors: readonly [string, string];
}

const bursts: readonly Burst[] = [
  { x: 112, y: 82, size: 92, start: 0, colors: ['#ff4f9a', '#ffd1e4'] },
  { x: 350, y: 74, size: 104, start: 0.2, colors: ['#ffc93c', '#fff3c4'] },
  { x: 226, y: 96, size: 84, start: 0.42, colors: ['#3fe0d0', '#d8fffa'] },
  { x: 428, y: 124, size: 66, start: 0.6, colors: ['#a98bff', '#efe8ff'] },
  { x: 48, y: 130, size: 62, start: 0.74, colors: ['#ff8a4c', '#ffe3cf'] },
  { x: 292, y: 116, size: 58, start: 0.86, colors: ['#8dff8a', '#e6ffe0'] },
];

/** The trail climbs in the first quarter, then sparks fly out, slow down and sink. */
const firework = (pen: Pen, { x, y, size, start, colors }: Burst, t: number): void => {
  const age = fract(t - start);
  if (age < 0.25) {
    const climb = easeOut(age / 0.25);
    const tip = shore - (shore - y) * climb;
    line(pen, x, tip + 26 * (1 - climb), x, tip, 3, colors[1]);
    return;
  }
  const life = phase(age, 0.25, 0.95);
  const reach = easeOut(life) * size;
  const sink = life * life * 22;
  const tail = Math.max(0, reach - size * 0.5 * (1 - life));
  const thick = 8.5 * (1 - life) ** 0.6;
  pen.globalAlpha = 0.16 * (1 - life);
  circle(pen, x, y + sink, reach * 1.15, colors[0]);
  pen.globalAlpha = 1;
  for (const [ring, color, count] of [
    [1, colors[0], 14],
    [0.55, colors[1], 9],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU + ring;
      const dx = Math.cos(angle) * ring;
      const dy = Math.sin(angle) * ring;
      if (thick < 0.6) continue;
      line(
        pen,
        x + dx * tail,
        y + dy * tail + sink * 0.7,
        x + dx * reach,
        y + dy * reach + sink,
        thick,
        color,
      );
      if (life > 0.2) circle(pen, x + dx * reach, y + dy * reach + sink, thick * 0.75, colors[1]);
    }
  }
  if (life < 0.1) circle(pen, x, y, 5 + life * 90, colors[1]);
};

const skyline = (pen: Pen): void => {
  const next = random(21);
  for (const [fill, tallest, lit] of [
    ['#33296b', 74, ''],
    ['#150f36', 48, '#ffcf6b'],
  ] as const) {
    for (let x = -10; x < width; ) {
      const wide = 24 + Math.floor(next() * 26);
      const tall = 26 + next() * tallest;
      pen.fillStyle = fill;
      pen.fillRect(x, shore - tall, wide + 1, tall);
      const roof = next();
      if (roof > 0.7) pen.fillRect(x + wide / 2 - 1.5, shore - tall - 20, 3, 20);
      else if (roof > 0.4) pen.fillRect(x + wide * 0.25, shore - tall - 8, wide * 0.5, 8);
      pen.fillStyle = lit || fill;
      for (let top = shore - tall + 7; top < shore - 8; top += 12) {
        for (let left = x + 5; left < x + wide - 7; left += 11)
          if (next() > 0.55) pen.fillRect(left, top, 5, 6);
      }
      x += wide;
    }
  }
};

export const cityFireworks: Scene = {
  slug: 'city-fireworks',
  title: 'Fireworks over a city',
  kind: 'gif',
  category: 'celebrations',
  tags: [
    'fireworks',
    'happy new year',
    'new year',
    'celebrate',
    'party',
    'city',
    'night',
    'wow',
    'congrats',
    'skyline',
    'independence day',
    'neon',
  ],
  width,
  height,
  seconds: 2.2,
  fps: 16,
  draw(pen, time) {
    const t = fract(time + 0.62);
    pen.fillStyle = '#1b1446';
    pen.fillRect(0, 0, width, height);
    ['#2a1a66', '#45237f', '#6e3091'].forEach((band, i) => {
      pen.fillStyle = band;
      pen.fillRect(0, 84 + i * 46, width, height);
    });
    for (const burst of bursts) firework(pen, burst, t);
    skyline(pen);
    // The river mirrors sky and city, squeezed and dark.
    pen.save();
    pen.translate(0, shore);
    pen.scale(1, -0.55);
    pen.translate(0, -shore);
    pen.beginPath();
    pen.rect(0, 0, width, shore);
    pen.clip();
    pen.fillStyle = '#1b1446';
    pen.fillRect(0, 0, width, shore);
    for (const burst of bursts) firework(pen, burst, t);
    skyline(pen);
    pen.restore();
    pen.fillStyle = 'rgba(24, 16, 70, 0.45)';
    pen.fillRect(0, shore, width, height - shore);
    for (let i = 0; i < 12; i++) {
      const x = fract(i * 0.377) * width + wave(t, 1, i * 0.21) * 8;
      line(pen, x, shore + 8 + i * 5, x + 18 + (i % 3) * 16, shore + 8 + i * 5, 2, '#4b3a8e');
    }
  },
};
