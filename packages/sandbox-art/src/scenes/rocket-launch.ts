import { Path2D } from '@napi-rs/canvas';
import { sticker } from '../die-cut.ts';
import { easeIn, easeOutBack, fract, phase, TAU, wave } from '../easing.ts';
import { eyes, smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect } from '../shapes.ts';

const hull = '#f4f6fb';
const shade = '#c9d2e6';
const red = '#f0424f';
const ink = '#27305c';
const hover = 222;
const body = 'M0 -176C66 -112 82 -20 52 100H-52C-82 -20 -66 -112 0 -176Z';

/** Height of the rocket's middle in px: hovers, shoots out at the top, comes back from below. */
const altitude = (t: number): number => {
  if (t < 0.62) {
    const crouch = 26 * Math.sin(Math.PI * phase(t, 0.26, 0.5));
    return hover + crouch - 560 * easeIn(phase(t, 0.4, 0.6));
  }
  return 800 + (hover - 800) * easeOutBack(phase(t, 0.64, 0.98));
};

const flames = (pen: Pen, t: number, thrust: number): void => {
  const lick = (width: number, length: number, fill: string, shift: number) => {
    const tip = length * thrust * (1 + 0.12 * wave(t, 12, shift));
    fillPath(
      pen,
      `M${-width} 0Q${-width * 1.1} ${tip * 0.45} ${wave(t, 6, shift) * 7} ${tip}Q${width * 1.1} ${tip * 0.45} ${width} 0Z`,
      fill,
    );
  };
  lick(40, 118, '#ff6a1f', 0);
  lick(27, 84, '#ffb81f', 0.3);
  lick(14, 50, '#fff3b0', 0.6);
};

const hullAndFins = (pen: Pen): void => {
  for (const side of [-1, 1]) {
    fillPath(
      pen,
      `M${side * 50} 22Q${side * 104} 50 ${side * 100} 122Q${side * 74} 96 ${side * 40} 98Z`,
      red,
    );
  }
  roundRect(pen, -38, 92, 76, 26, 8, '#5d6a96');
  fillPath(pen, body, hull);
  pen.save();
  pen.clip(new Path2D(body));
  fillPath(pen, 'M22 -180C66 -100 44 20 26 110H90V-180Z', shade);
  fillPath(pen, 'M-80 -180H80V-92Q0 -68 -80 -92Z', red);
  fillPath(pen, 'M-80 66Q0 84 80 66V82Q0 100 -80 82Z', red);
  pen.restore();
  roundRect(pen, -7, 40, 14, 78, 7, red);
};

const pilot = (pen: Pen, blink: number): void => {
  circle(pen, 0, -22, 41, ink);
  circle(pen, 0, -22, 34, '#8fe3ff');
  pen.save();
  pen.beginPath();
  pen.arc(0, -22, 34, 0, TAU);
  pen.clip();
  ellipse(pen, 0, -4, 27, 29, '#8fd14f');
  for (const side of [-1, 1]) {
    line(pen, side * 10, -26, side * 16, -46, 5, '#8fd14f');
    circle(pen, side * 16, -46, 6, '#8fd14f');
  }
  eyes(pen, 0, -16, 24, 6, ink, blink);
  smile(pen, 0, -10, 16, ink, 4);
  pen.restore();
};

const smoke = (pen: Pen, t: number): void => {
  const puff = phase(t, 0.4, 0.66);
  if (puff <= 0 || puff >= 1) return;
  for (let i = 0; i < 7; i++) {
    const spread = (i - 3) / 3;
    const r = (48 - Math.abs(spread) * 16) * Math.sin(Math.PI * puff ** 0.6);
    const x = 160 + spread * (50 + 76 * puff);
    if (r > 15) circle(pen, x, 432 - (i % 2) * 26 * (1 - puff), r, i % 2 ? '#e9edf7' : '#d3daea');
  }
};

export const rocketLaunch: Scene = {
  slug: 'rocket-launch',
  title: 'Rocket blasts off',
  kind: 'sticker',
  category: 'space',
  tags: [
    'rocket',
    'launch',
    'space',
    'emoji',
    'blast off',
    'to the moon',
    'startup',
    'lets go',
    'fast',
    'ship it',
    'alien',
    'success',
    'monday',
  ],
  width: 320,
  height: 480,
  seconds: 2.4,
  fps: 20,
  draw(pen, t) {
    const climb = altitude(t - 0.02) - altitude(t);
    const stretch = Math.max(-0.1, Math.min(0.16, climb * 0.003));
    const thrust =
      0.75 +
      Math.min(0.75, Math.max(0, climb) * 0.02) -
      0.35 * phase(t, 0.26, 0.36) * (1 - phase(t, 0.38, 0.44));
    const shiver = t > 0.26 && t < 0.46 ? (fract(t * 24) < 0.5 ? 3 : -3) : 0;
    sticker(pen, ink, (layer) => {
      smoke(layer, t);
      at(layer, { x: 160 + shiver, y: altitude(t) + wave(t, 2) * 5, turn: wave(t) * 0.03 }, () => {
        layer.scale((1 - stretch) * 0.98, (1 + stretch) * 0.98);
        at(layer, { y: 112 }, () => flames(layer, t, thrust));
        hullAndFins(layer);
        pilot(layer, t > 0.14 && t < 0.18 ? 0 : 1);
      });
    });
  },
};
