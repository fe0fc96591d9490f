import { easeIn, easeOut, fract, lerp, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, strokePath } from '../shapes.ts';

const width = 320;
const height = 480;
const ink = '#2a1420';
const cheese = '#ffd23f';
const salami = '#e4433d';

const popArt = (pen: Pen): void => {
  pen.fillStyle = '#ff8fb8';
  pen.fillRect(0, 0, width, height);
  for (let row = 0; row < 19; row++) {
    for (let column = 0; column < 14; column++) {
      const x = column * 24 + (row % 2) * 12;
      circle(pen, x, row * 20, 9.5 - row * 0.46, '#ff5d97');
    }
  }
};

const outlined = (pen: Pen, d: string, fill: string): void => {
  fillPath(pen, d, fill);
  strokePath(pen, d, 6, ink);
};

const pie = (pen: Pen): void => {
  ellipse(pen, 160, 470, 206, 116, ink);
  ellipse(pen, 160, 468, 200, 110, '#d98a3d');
  ellipse(pen, 160, 472, 176, 92, ink);
  ellipse(pen, 160, 472, 171, 88, cheese);
  for (const x of [48, 262]) {
    ellipse(pen, x, 428, 30, 17, ink);
    ellipse(pen, x, 427, 25, 13, salami);
  }
  ellipse(pen, 160, 416, 62, 20, '#f5a623');
};

/** A cheese string from the slice to the pie: the longer it is, the thinner. */
const string = (pen: Pen, fromX: number, fromY: number, toX: number, stretch: number): void => {
  const thin = lerp(20, 5, stretch);
  const middle = (fromY + 430) / 2;
  const waist = lerp(fromX, toX, 0.5);
  const control = (side: number) => `${waist + side * thin * 0.35} ${middle}`;
  const left = `${control(-1)} ${control(-1)} ${toX - thin * 1.6} 430`;
  const right = `${control(1)} ${control(1)} ${fromX + thin} ${fromY}`;
  fillPath(
    pen,
    `M${fromX - thin} ${fromY} C${left} l4 10 L${toX + thin * 1.6} 440 v-10 C${right}Z`,
    cheese,
  );
  strokePath(pen, `M${fromX - thin} ${fromY} C${left} M${toX + thin * 1.6} 430 C${right}`, 6, ink);
};

const slice = (pen: Pen, joy: number, t: number): void => {
  outlined(pen, 'M-112 -150 L112 -150 Q70 10 8 108 Q0 118 -8 108 Q-70 10 -112 -150Z', cheese);
  const drip = wave(t, 2) * 4;
  outlined(
    pen,
    `M-84 -40 q-8 ${36 + drip} 4 ${40 + drip} q12 -2 12 -20 M84 -40 q8 ${26 - drip} -4 ${32 - drip} q-10 0 -12 -16`,
    cheese,
  );
  circle(pen, -48, -96, 27, ink);
  circle(pen, -48, -96, 22, salami);
  circle(pen, 52, -88, 25, ink);
  circle(pen, 52, -88, 20, salami);
  circle(pen, 4, 40, 21, ink);
  circle(pen, 4, 40, 16, salami);
  outlined(
    pen,
    'M-128 -176 Q0 -214 128 -176 Q142 -140 112 -136 Q0 -166 -112 -136 Q-142 -140 -128 -176Z',
    '#e39a48',
  );
  for (const side of [-1, 1]) {
    ellipse(pen, side * 22, -52, 7, 10 - joy * 3, ink);
    ellipse(pen, side * 38, -32, 9, 6, '#ff8a5c');
  }
  fillPath(
    pen,
    `M-14 -36 Q0 -32 14 -36 Q12 ${-22 + joy * 14} 0 ${-20 + joy * 14} Q-12 ${-22 + joy * 14} -14 -36Z`,
    ink,
  );
};

export const stretchyPizza: Scene = {
  slug: 'stretchy-pizza',
  title: 'Pizza slice with stretching cheese',
  kind: 'gif',
  category: 'food',
  tags: [
    'pizza',
    'cheese',
    'hungry',
    'dinner',
    'yum',
    'food',
    'friday',
    'delicious',
    'pop art',
    'party',
    'weekend',
    'pizza time',
    'love',
  ],
  width,
  height,
  seconds: 1.7,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.5);
    popArt(pen);
    // A dip first, then the long pull, a hold that trembles, and the cheese snaps the slice back.
    const dip = Math.sin(phase(t, 0, 0.14) * Math.PI);
    const pull = easeOut(phase(t, 0.1, 0.5)) - easeIn(phase(t, 0.68, 0.86));
    const recoil = Math.sin(phase(t, 0.86, 1) * 3 * Math.PI) * (1 - phase(t, 0.86, 1));
    const tremble = phase(t, 0.5, 0.68) * (t < 0.68 ? wave(t, 14) * 3 : 0);
    const y = 304 - pull * 76 + dip * 10 + recoil * 12;
    const x = 160 + tremble;
    pie(pen);
    string(pen, x - 44, y + 8, 104, pull);
    string(pen, x + 44, y + 8, 220, pull);
    string(pen, x - 16, y + 70, 144, pull * 0.8);
    string(pen, x + 18, y + 70, 186, pull * 0.9);
    at(pen, { x, y, turn: wave(t) * 0.05 }, () => {
      pen.scale(1 - pull * 0.06 + dip * 0.05, 1 + pull * 0.08 - dip * 0.06);
      slice(pen, pull, t);
    });
  },
};
