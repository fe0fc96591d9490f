import { sticker } from '../die-cut.ts';
import { clamp, easeInOut, phase, wave } from '../easing.ts';
import { write } from '../letters.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, line, roundRect } from '../shapes.ts';

const skin = '#b06a3d';
const palm = '#cf8a5b';
const ink = '#4a2412';
const sleeve = '#18b5a4';

/** Base, length and lean of each finger. */
const fingers = [
  { x: -58, y: -30, length: 92, lean: -0.3 },
  { x: -20, y: -52, length: 112, lean: -0.1 },
  { x: 20, y: -54, length: 108, lean: 0.09 },
  { x: 56, y: -36, length: 84, lean: 0.28 },
];

const hand = (pen: Pen, lag: number): void => {
  line(pen, 0, 60, 0, 150, 78, skin);
  roundRect(pen, -62, 118, 124, 74, 22, sleeve);
  roundRect(pen, -66, 104, 132, 34, 17, '#ffffff');
  at(pen, { x: 50, y: 44, turn: 1 + lag * 0.5 }, () => line(pen, 0, 0, 0, -84, 44, skin));
  for (const { x, y, length, lean } of fingers) {
    at(pen, { x, y, turn: lean + lag }, () => line(pen, 0, 10, 0, -length, 40, skin));
  }
  roundRect(pen, -78, -60, 156, 152, 66, skin);
  roundRect(pen, -50, -20, 98, 92, 44, palm);
  pen.strokeStyle = skin;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(40, 62, 56, Math.PI * 1.02, Math.PI * 1.46);
  pen.stroke();
};

const bubble = (pen: Pen, pop: number): void =>
  at(pen, { x: 104, y: 108, turn: -0.1, scale: 0.9 + pop * 0.14 }, () => {
    circle(pen, 0, 0, 84, '#ffd84a');
    pen.beginPath();
    pen.moveTo(30, 72);
    pen.lineTo(100, 92);
    pen.lineTo(72, 32);
    pen.fill();
    write(pen, 'HI', -6, 0, 70, 20, ink);
  });

export const wavingHand: Scene = {
  slug: 'waving-hand',
  title: 'Hand waving hi',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'wave',
    'hi',
    'hello',
    'emoji',
    'hand',
    'hey',
    'greeting',
    'good morning',
    'bye',
    'welcome',
    'nice to meet you',
    'friendly',
  ],
  width: 480,
  height: 480,
  seconds: 1.6,
  fps: 20,
  draw(pen, t) {
    const lively = easeInOut(clamp(phase(t, 0, 0.15) - phase(t, 0.8, 1)));
    const swing = wave(t, 3) * 0.3 * lively;
    const lag = -wave(t, 3, -0.12) * 0.16 * lively;
    sticker(pen, ink, (layer) => {
      bubble(layer, lively * Math.abs(wave(t, 1.5)));
      at(layer, { x: 268, y: 462, turn: 0.1 + swing, scale: 0.88 }, () =>
        at(layer, { y: -166 }, () => hand(layer, lag)),
      );
    });
  },
};
