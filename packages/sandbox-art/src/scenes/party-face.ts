import { sticker } from '../die-cut.ts';
import { fract, pulse, TAU, wave } from '../easing.ts';
import { cheeks, smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, line, polygon, roundRect } from '../shapes.ts';

const yellow = '#ffd02e';
const ink = '#5a2b00';
/** The loop opens in mid-air. */
const takeOff = 0.17;
const colors = ['#ff4f8b', '#2fb9ff', '#7ed321', '#a45bff', '#ff8a1f'];

const confetti = (pen: Pen, t: number): void => {
  const chance = random(11);
  for (let i = 0; i < 26; i++) {
    const x = 20 + chance() * 440 + wave(t, 1, chance()) * 14;
    const fall = fract(chance() + t);
    const spin = chance();
    at(pen, { x, y: fall * 520 - 20, turn: spin * TAU + t * TAU }, () => {
      const flat = wave(t, 2, spin);
      roundRect(pen, -9, -7 * flat, 18, 14 * flat, 0, colors[i % colors.length]);
    });
  }
};

const hat = (pen: Pen, lag: number): void =>
  at(pen, { x: 28, y: -104, turn: 0.24 + lag * 0.2 }, () => {
    polygon(
      pen,
      [
        [-66, 8],
        [66, 8],
        [0, -138],
      ],
      '#a45bff',
    );
    pen.save();
    pen.clip();
    for (let stripe = 0; stripe < 4; stripe++) {
      line(pen, -90, -8 - stripe * 42, 70, -52 - stripe * 42, 15, '#ffe14d');
    }
    pen.restore();
    for (let bump = -2; bump <= 2; bump++) circle(pen, bump * 29, 8, 17, '#ffffff');
    circle(pen, lag * 16, -140, 25, '#ff4f8b');
  });

/** The blow-out: straight while `blown` is 1, rolled up while it is 0. */
const horn = (pen: Pen, blown: number): void =>
  at(pen, { x: -30, y: 44, turn: 0.3 }, () => {
    const length = 34 + blown * 96;
    for (let x = 0; x < length; x += 16) {
      const color = (x / 16) % 2 ? '#ffffff' : '#2fb9ff';
      roundRect(pen, -x - 16, -14, 17, 28, 0, color);
    }
    const roll = 26 - blown * 12;
    circle(pen, -length - 8, -roll + 14, roll, '#2fb9ff');
    circle(pen, -length - 8, -roll + 14, roll * 0.5, '#ffffff');
    roundRect(pen, -12, -17, 34, 34, 8, '#ff8a1f');
  });

export const partyFace: Scene = {
  slug: 'party-face',
  title: 'Bouncing party face',
  kind: 'sticker',
  category: 'celebrations',
  tags: [
    'party',
    'emoji',
    'birthday',
    'happy birthday',
    'celebrate',
    'congratulations',
    'confetti',
    'yay',
    'new year',
    'fun',
    'hooray',
    'party hat',
  ],
  width: 480,
  height: 480,
  seconds: 1.6,
  fps: 20,
  draw(pen, t) {
    const hop = Math.abs(wave(t, 1, takeOff));
    const squash = 0.16 * Math.max(0, 1 - hop * 4);
    const lean = wave(t, 1, takeOff) * 0.12;
    confetti(pen, t);
    sticker(pen, ink, (layer) =>
      at(layer, { x: 248, y: 446 - hop * 66, turn: lean, scale: 0.84 }, () => {
        layer.scale(1 + squash, 1 - squash);
        layer.translate(0, -132);
        circle(layer, 0, 0, 132, yellow);
        layer.globalCompositeOperation = 'source-atop';
        circle(layer, -14, -18, 132, '#ffdf5e');
        layer.globalCompositeOperation = 'source-over';
        hat(layer, wave(t, 2, 0.54));
        smile(layer, -52, -14, -54, ink, 11);
        smile(layer, 48, -14, -54, ink, 11);
        cheeks(layer, 0, 32, 164, 24, '#ff9d5c');
        horn(layer, pulse(t, 2, 0.34));
      }),
    );
  },
};
