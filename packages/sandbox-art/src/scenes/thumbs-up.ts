import { sticker } from '../die-cut.ts';
import { easeIn, easeOutBack, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, line, roundRect, star } from '../shapes.ts';

const skin = '#ffc933';
const shade = '#f2a51d';
const ink = '#7a3d00';

/** 1 while the thumb is up; dips below 0 before it springs. */
const raise = (t: number): number => {
  if (t < 0.5) return 1 + 0.03 * wave(t, 4);
  if (t < 0.68) return 1 - 1.1 * easeIn(phase(t, 0.5, 0.68));
  return -0.1 + 1.1 * easeOutBack(phase(t, 0.72, 0.94));
};

const hand = (pen: Pen, up: number): void => {
  roundRect(pen, -132, 4, 62, 128, 16, '#3a6df0');
  roundRect(pen, -84, -4, 26, 144, 12, '#ffffff');
  roundRect(pen, -62, 2, 120, 128, 34, skin);
  at(pen, { x: -22, y: 24, turn: 0.16 + (1 - up) * 0.5 }, () => {
    line(pen, 0, 0, -4, -66, 66, skin);
    line(pen, -4, -66, 10, -124, 50, skin);
    line(pen, 20, -128, 22, -112, 8, '#ffe59a');
  });
  for (let finger = 0; finger < 4; finger++) {
    const length = 116 - Math.abs(finger - 1) * 11;
    roundRect(pen, -20, -6 + finger * 36, length, 36, 18, shade);
    roundRect(pen, -20, -6 + finger * 36, length, 31, 16, skin);
    line(pen, -4, -6 + finger * 36, length - 40, -6 + finger * 36, 5, ink);
  }
  line(pen, -44, 20, -18, -6, 5, ink);
};

const sparkle = (pen: Pen, x: number, y: number, size: number, turn: number): void => {
  if (size < 9) return;
  star(pen, x, y, size, size * 0.3, 4, turn, '#ffe14d');
  circle(pen, x, y, size * 0.2, '#ffffff');
};

export const thumbsUp: Scene = {
  slug: 'thumbs-up',
  title: 'Thumbs up with a sparkle',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'thumbs up',
    'emoji',
    'like',
    'ok',
    'good job',
    'well done',
    'yes',
    'agree',
    'approve',
    'great',
    'nice',
    'sounds good',
  ],
  width: 400,
  height: 400,
  seconds: 1.8,
  fps: 20,
  draw(pen, t) {
    const up = raise(t);
    const glint = Math.sin(Math.PI * phase((t + 0.12) % 1, 0, 0.46));
    const echo = Math.sin(Math.PI * phase((t + 0.02) % 1, 0, 0.4));
    sticker(pen, ink, (layer) => {
      at(layer, { x: 216, y: 210 + (1 - up) * 34, turn: (1 - up) * 0.42 - 0.12 }, () =>
        hand(layer, up),
      );
      sparkle(layer, 296, 84, 54 * glint, t * 1.4);
      sparkle(layer, 110, 108, 34 * echo, -t * 2);
    });
  },
};
