import { sticker } from '../die-cut.ts';
import { easeOut, fract, pulse, wave } from '../easing.ts';
import { cheeks, smile } from '../face.ts';
import { write } from '../letters.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, star, strokePath } from '../shapes.ts';

const moonlight = '#ffe38a';
const shade = '#f3c458';
const ink = '#2b2a63';
const cap = '#5b6bf0';

const crescent = (pen: Pen): void => {
  fillPath(pen, 'M34 -146A150 150 0 1 0 146 56A112 112 0 1 1 34 -146Z', shade);
  pen.globalCompositeOperation = 'source-atop';
  fillPath(pen, 'M30 -162A154 154 0 1 0 134 30A112 112 0 1 1 34 -146Z', moonlight);
  circle(pen, -96, -62, 13, shade);
  circle(pen, 30, 112, 16, shade);
  circle(pen, -52, 112, 9, shade);
  pen.globalCompositeOperation = 'source-over';
};

const face = (pen: Pen, bubble: number): void => {
  smile(pen, -110, 2, 36, ink, 7);
  smile(pen, -48, 12, 36, ink, 7);
  cheeks(pen, -82, 46, 92, 13, '#ffa98f');
  circle(pen, -78, 52, 9, ink);
  circle(pen, -52, 42 - bubble * 8, 9 + bubble * 19, '#9fe3ff');
  circle(pen, -58 - bubble * 5, 36 - bubble * 14, 3 + bubble * 3, '#ffffff');
};

const nightcap = (pen: Pen, droop: number): void =>
  at(pen, { x: 8, y: -132, turn: -0.18 }, () => {
    const tip = { x: 100, y: 40 + droop * 12 };
    fillPath(pen, `M-72 12C-60 -92 50 -96 ${tip.x} ${tip.y}C70 -10 52 -4 44 14Z`, cap);
    strokePath(pen, 'M-44 -36L-24 -8M-8 -62L14 -14', 9, '#8fa0ff');
    strokePath(pen, 'M-74 12Q-14 34 46 14', 30, '#ffffff');
    circle(pen, tip.x, tip.y + 6, 21, '#ffffff');
  });

const snores = (pen: Pen, t: number): void => {
  for (let i = 0; i < 3; i++) {
    const life = fract(t + i / 3);
    const size = 62 * Math.min(easeOut(life * 1.4), (1 - life) * 5);
    if (size < 14) continue;
    const drift = wave(life, 1.2) * 20;
    at(pen, { x: 296 + life * 122 + drift, y: 352 - life * 272, turn: 0.16 }, () =>
      write(pen, 'Z', 0, 0, size * (0.6 + life * 0.5), 6 + size * 0.16, '#7fd4ff'),
    );
  }
};

export const sleepyMoon: Scene = {
  slug: 'sleepy-moon',
  title: 'Sleepy moon snoring',
  kind: 'sticker',
  category: 'space',
  tags: [
    'moon',
    'sleepy',
    'good night',
    'zzz',
    'sleep',
    'tired',
    'bedtime',
    'sweet dreams',
    'nap',
    'snore',
    'cute',
    'night',
  ],
  width: 480,
  height: 480,
  seconds: 3,
  fps: 20,
  draw(pen, t) {
    const breath = pulse(t);
    sticker(pen, ink, (layer) => {
      snores(layer, t);
      for (const [x, y, shift] of [
        [70, 92, 0],
        [414, 408, 0.4],
      ] as const) {
        star(layer, x, y, 22 + wave(t, 2, shift) * 7, 11, 5, wave(t, 1, shift) * 0.2, '#fff3bf');
      }
      at(layer, { x: 188, y: 282 + breath * 6, turn: wave(t, 1, 0.1) * 0.05 }, () => {
        layer.scale(1 + breath * 0.03, 1 - breath * 0.03);
        crescent(layer);
        face(layer, breath);
        nightcap(layer, wave(t, 1, -0.15));
      });
    });
  },
};
