import { sticker } from '../die-cut.ts';
import { easeInOut, easeOutBack, phase, wave } from '../easing.ts';
import { cheeks, eyes, smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, roundRect } from '../shapes.ts';

const bands = ['#f9423a', '#ff9a1f', '#ffdc2b', '#43c463', '#2f8df5', '#8d52e8'];
const band = 19;
const ink = '#33406b';

/** Visible part of the bow from 0 (left) to 1 (right): it leaves, then comes back. */
const shown = (t: number): [from: number, to: number] =>
  t < 0.66 ? [easeInOut(phase(t, 0.36, 0.62)), 1] : [0, easeInOut(phase(t, 0.68, 0.94))];

const bow = (pen: Pen, t: number): void => {
  const [from, to] = shown(t);
  pen.lineCap = 'butt';
  pen.lineWidth = band + 1;
  bands.forEach((color, i) => {
    pen.strokeStyle = color;
    pen.beginPath();
    pen.arc(240, 236, 190 - i * band, Math.PI * (1 + from), Math.PI * (1 + to));
    if (to > from) pen.stroke();
  });
};

const cloud = (pen: Pen, x: number, bob: number, puff: number, awake: number): void =>
  at(pen, { x, y: 250 + bob }, () => {
    pen.scale(1 + puff, 1 - puff);
    const fluff = (fill: string, drop: number) => {
      circle(pen, -52, 8 + drop, 34, fill);
      circle(pen, -14, -20 + drop, 44, fill);
      circle(pen, 38, -4 + drop, 38, fill);
      roundRect(pen, -84, 2 + drop, 164, 42, 21, fill);
    };
    fluff('#bcd2f7', 0);
    pen.globalCompositeOperation = 'source-atop';
    fluff('#f1f6ff', -9);
    pen.globalCompositeOperation = 'source-over';
    eyes(pen, -4, 0, 50, 7.5, ink, awake);
    smile(pen, -4, 4, 26, ink, 5);
    cheeks(pen, -4, 14, 84, 11, '#ff9fb6');
  });

export const rainbowClouds: Scene = {
  slug: 'rainbow-clouds',
  title: 'Rainbow between two clouds',
  kind: 'sticker',
  category: 'nature',
  tags: [
    'rainbow',
    'clouds',
    'weather',
    'pride',
    'hope',
    'happy',
    'cute',
    'colourful',
    'good vibes',
    'magic',
    'sky',
    'kawaii',
  ],
  width: 480,
  height: 320,
  seconds: 3,
  fps: 20,
  draw(pen, t) {
    const blow = Math.sin(Math.PI * phase(t, 0.62, 0.74)) * 0.1;
    const swallow = (1 - easeOutBack(phase(t, 0.56, 0.72))) * phase(t, 0.36, 0.56) * 0.1;
    const blink = t > 0.16 && t < 0.2 ? 0 : 1;
    sticker(pen, ink, (layer) => {
      bow(layer, t);
      cloud(layer, 104, wave(t) * 5, blow, blink);
      cloud(layer, 376, wave(t, 1, 0.35) * 5, swallow, blink);
    });
  },
};
