import { Path2D } from '@napi-rs/canvas';
import { easeInOut, fract, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, star, strokePath } from '../shapes.ts';

const width = 480;
const height = 480;
const cream = '#f8ecd4';
const navy = '#1f3556';
const noodle = '#f6cf6b';
const noodleEdge = '#d59a36';
const broth = '#c9702f';
const rim = 292;

const poster = (pen: Pen, t: number): void => {
  pen.fillStyle = cream;
  pen.fillRect(0, 0, width, height);
  circle(pen, 240, 206, 176, '#e2483d');
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 10; column++) {
      const x = column * 60 - 30 + (row % 2) * 30;
      const y = 414 + row * 26;
      [34, 24, 14].forEach((r, i) => {
        circle(pen, x, y, r, i % 2 ? cream : '#8fb8b0');
      });
      circle(pen, x, y, 6, '#8fb8b0');
    }
  }
  for (const [x, y, shift] of [
    [70, 92, 0],
    [410, 70, 0.4],
    [420, 240, 0.7],
  ] as const) {
    const drift = wave(t, 1, shift) * 8;
    strokePath(
      pen,
      `M${x - 44 + drift} ${y} h70 M${x - 20 + drift} ${y + 16} h62 M${x - 36 + drift} ${y + 32} h50`,
      9,
      '#f0b7a0',
    );
  }
};

const toppings = (pen: Pen, t: number): void => {
  fillPath(pen, 'M84 250 L150 226 L176 296 L110 306Z', '#234b3a');
  ellipse(pen, 240, rim, 176, 38, broth);
  for (let i = 0; i < 7; i++)
    strokePath(pen, `M${104 + i * 40} 300 q20 -26 44 -2 t44 0`, 9, i % 2 ? noodle : noodleEdge);
  const bob = wave(t) * 3;
  ellipse(pen, 344, 290 + bob, 42, 25, '#fffaf0', -0.2);
  ellipse(pen, 340, 288 + bob, 23, 14, '#f7941d', -0.2);
  at(pen, { x: 146, y: 298 - bob, turn: 0.2 }, () => {
    pen.scale(1, 0.62);
    star(pen, 0, 0, 36, 29, 10, 0, '#fffaf0');
    strokePath(pen, 'M0 0 q10 -4 8 -12 q-10 -12 -22 0 q-6 22 14 26 q22 0 24 -18', 5, '#ef6f8d');
  });
  for (const [x, y] of [
    [206, 318],
    [258, 322],
    [298, 316],
    [186, 308],
  ] as const) {
    ellipse(pen, x, y + bob * 0.6, 10, 6, '#63a04b');
    ellipse(pen, x, y + bob * 0.6, 4, 2.4, '#c9e39a');
  }
};

const bowl = (pen: Pen): void => {
  fillPath(
    pen,
    'M52 292 Q60 322 240 334 Q420 322 428 292 Q424 402 316 436 L164 436 Q56 402 52 292Z',
    navy,
  );
  pen.save();
  pen.clip(
    new Path2D(
      'M52 292 Q60 322 240 334 Q420 322 428 292 Q424 402 316 436 L164 436 Q56 402 52 292Z',
    ),
  );
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 60;
    strokePath(pen, `M${x - 26} 388 v-34 h52 v30 h-34 v-14 h18`, 6, '#f2b03d');
  }
  pen.restore();
  strokePath(pen, 'M52 292 Q60 322 240 334 Q420 322 428 292', 9, '#e2483d');
  fillPath(pen, 'M172 436 h136 l-10 22 h-116Z', '#16273f');
};

/** The bundle between chopsticks and broth, swinging more toward its lower end. */
const bundle = (pen: Pen, x: number, top: number, t: number): void => {
  for (let i = 0; i < 9; i++) {
    const from = x + (i - 4) * 8;
    const to = 240 + (i - 4) * 13 + wave(t, 2, i * 0.05) * 7;
    const sway = wave(t, 2, 0.2 + i * 0.04) * 12;
    const d = `M${from} ${top} C${from + sway} ${top + (rim - top) * 0.4} ${to - sway} ${top + (rim - top) * 0.7} ${to} ${rim + 14}`;
    strokePath(pen, d, 11, noodleEdge);
    strokePath(pen, d, 7, noodle);
  }
  for (let i = 0; i < 9; i++)
    strokePath(pen, `M${x + (i - 4) * 8} ${top + 4} q0 -15 7 -15`, 8, noodle);
};

export const ramenBowl: Scene = {
  slug: 'ramen-bowl',
  title: 'Ramen noodles on chopsticks',
  kind: 'gif',
  category: 'food',
  tags: [
    'ramen',
    'noodles',
    'japan',
    'soup',
    'hungry',
    'dinner',
    'lunch',
    'yum',
    'chopsticks',
    'food',
    'delicious',
    'comfort food',
  ],
  width,
  height,
  seconds: 2.2,
  fps: 16,
  draw(pen, time) {
    const t = fract(time + 0.5);
    poster(pen, t);
    const lift = easeInOut(phase(t, 0.04, 0.46)) - easeInOut(phase(t, 0.56, 0.96));
    const x = 240 + wave(t, 2) * 5 * lift;
    const top = 252 - lift * 118;
    ellipse(pen, 240, rim, 190, 46, '#14243b');
    toppings(pen, t);
    bundle(pen, x, top, t);
    at(pen, { x, y: top, turn: wave(t, 2, 0.1) * 0.02 }, () => {
      line(pen, -46, 22, 230, -86, 12, '#3a2018');
      line(pen, -50, -4, 220, -118, 12, '#5a3324');
    });
    bowl(pen);
    for (let i = 0; i < 3; i++) {
      const rise = fract(t + i / 3);
      const fade = Math.sin(rise * Math.PI);
      strokePath(
        pen,
        `M${110 + i * 130} ${270 - rise * 120} q18 -20 0 -40 t0 -40`,
        fade * 12,
        '#fffaf0',
      );
    }
  },
};
