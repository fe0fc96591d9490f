import { sticker } from '../die-cut.ts';
import { easeIn, easeInOut, easeOutBack, fract, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, ellipse, fillPath, heart, strokePath } from '../shapes.ts';

const rose = '#e8175d';
const light = '#ff4b86';
const gloss = '#ffc2d8';
const ink = '#5c0630';
const kiss = 0.5;

/** 0 relaxed, 1 puckered; goes a little the other way first. */
const pucker = (t: number): number => {
  const stretch = -0.16 * Math.sin(Math.PI * phase(t, 0.16, 0.34));
  return stretch + easeOutBack(phase(t, 0.3, kiss)) - easeInOut(phase(t, 0.6, 0.86));
};

const lips = (pen: Pen, tight: number): void => {
  const w = 146 - 58 * tight;
  const h = 74 + 10 * tight;
  fillPath(
    pen,
    `M${-w} 0C${-w * 0.86} ${-h * 0.42} ${-w * 0.56} ${-h} ${-w * 0.24} ${-h}Q${-w * 0.08} ${-h} 0 ${-h * 0.74}` +
      `Q${w * 0.08} ${-h} ${w * 0.24} ${-h}C${w * 0.56} ${-h} ${w * 0.86} ${-h * 0.42} ${w} 0Z`,
    rose,
  );
  fillPath(
    pen,
    `M${-w} 0C${-w * 0.86} ${h * 0.66} ${-w * 0.5} ${h * 1.16} 0 ${h * 1.16}` +
      `C${w * 0.5} ${h * 1.16} ${w * 0.86} ${h * 0.66} ${w} 0Z`,
    light,
  );
  strokePath(
    pen,
    `M${-w + 8} 0Q${-w * 0.3} ${16 * (1 - tight)} 0 ${4 - tight * 4}Q${w * 0.3} ${16 * (1 - tight)} ${w - 8} 0`,
    8,
    ink,
  );
  if (tight > 0.2) {
    ellipse(pen, 0, 2, 22 * tight, 17 * tight, ink);
    for (const side of [-1, 1]) {
      strokePath(
        pen,
        `M${side * 26} -30L${side * 20} -20M${side * 28} 36L${side * 20} 24M0 44V30`,
        6,
        rose,
      );
    }
  }
  ellipse(pen, -w * 0.3, h * 0.72, 24 - tight * 6, 9, gloss, 0.3);
  ellipse(pen, -w * 0.26, -h * 0.66, 14, 6, gloss, -0.5);
};

/** Hearts that leave the mouth at the kiss: direction, size, color. */
const flock = [
  { dx: 96, dy: -232, size: 104, fill: '#ff2f5f', delay: 0 },
  { dx: -104, dy: -190, size: 66, fill: '#ff7aa8', delay: 0.06 },
  { dx: 10, dy: -250, size: 50, fill: '#ffa3c4', delay: 0.14 },
];

const hearts = (pen: Pen, t: number): void => {
  for (const { dx, dy, size, fill, delay } of flock) {
    const life = fract(t - kiss - delay) / 0.78;
    if (life >= 1) continue;
    const grown = easeOutBack(phase(life, 0, 0.4)) * (1 - easeIn(phase(life, 0.8, 1)));
    const way = 1 - (1 - life) ** 2;
    const x = dx * way + wave(life, 1.5) * 16;
    if (grown > 0.12) {
      at(pen, { x, y: dy * way + 10, turn: wave(life, 2) * 0.18 }, () => {
        heart(pen, 0, 0, size * grown + 9, ink);
        heart(pen, 0, 0, size * grown, fill);
      });
    }
  }
};

export const kissingLips: Scene = {
  slug: 'kissing-lips',
  title: 'Lips blow heart kisses',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'kiss',
    'lips',
    'mwah',
    'love',
    'kisses',
    'xoxo',
    'hearts',
    'flirt',
    'valentine',
    'romance',
    'love you',
    'goodnight kiss',
  ],
  width: 400,
  height: 400,
  seconds: 2,
  fps: 20,
  draw(pen, t) {
    const tight = pucker(t);
    const push = 0.1 * Math.sin(Math.PI * phase(t, 0.4, 0.62));
    sticker(pen, ink, (layer) => {
      at(layer, { x: 200, y: 270, turn: wave(t) * 0.04, scale: 1.05 + push }, () =>
        lips(layer, tight),
      );
      at(layer, { x: 200, y: 264 }, () => hearts(layer, t));
    });
  },
};
