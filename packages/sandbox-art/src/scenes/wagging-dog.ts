import { easeInOut, phase, pulse, TAU, wave } from '../easing.ts';
import { smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, heart, line } from '../shapes.ts';

const size = 400;
const floor = 352;

const coat = '#d98e4a';
const darkCoat = '#8f5230';
const cream = '#fff0d6';
const ink = '#33232a';

/** Rays behind the dog: they turn by one pair in a loop. */
const rays = 9;

const backdrop = (pen: Pen, t: number) => {
  pen.fillStyle = '#58c4c0';
  pen.fillRect(0, 0, size, size);
  at(pen, { x: size / 2, y: 210, turn: (t * TAU) / rays }, () => {
    pen.fillStyle = '#6fd0ca';
    for (let i = 0; i < rays; i++) {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, 330, (i / rays) * TAU, ((i + 0.5) / rays) * TAU);
      pen.fill();
    }
  });
  pen.fillStyle = '#2f8f95';
  pen.fillRect(0, floor - 8, size, size);
  ellipse(pen, size / 2, floor + 8, 118, 16, '#22727a');
};

const tail = (pen: Pen, t: number) =>
  at(pen, { x: 268, y: 318, turn: 0.5 + wave(t, 4) * 0.5 }, () => {
    pen.strokeStyle = coat;
    pen.lineWidth = 26;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(0, 0);
    // The tip lags behind the root.
    pen.quadraticCurveTo(16, -50, 10 + wave(t, 4, -0.14) * 26, -92);
    pen.stroke();
    circle(pen, 10 + wave(t, 4, -0.14) * 26, -94, 15, cream);
  });

const body = (pen: Pen, sway: number) => {
  ellipse(pen, 200 + sway * 0.6, 300, 92, 66, coat);
  for (const side of [-1, 1]) {
    ellipse(pen, 200 + side * 82, 330, 34, 28, darkCoat);
    ellipse(pen, 200 + side * 78, 348, 32, 14, cream);
  }
  ellipse(pen, 200 + sway, 262, 66, 80, coat);
  ellipse(pen, 200 + sway, 272, 42, 62, cream);
  for (const side of [-1, 1]) {
    line(pen, 200 + side * 30 + sway * 0.5, 280, 200 + side * 30, 338, 34, coat);
    ellipse(pen, 200 + side * 32, 346, 26, 16, cream);
    for (const toe of [-6, 6])
      line(pen, 200 + side * 32 + toe, 346, 200 + side * 32 + toe, 354, 3, coat);
  }
};

const ear = (pen: Pen, side: number, flop: number) =>
  at(pen, { x: side * 66, y: -46, turn: side * (0.12 + flop) }, () => {
    pen.scale(side, 1);
    pen.fillStyle = darkCoat;
    pen.beginPath();
    pen.moveTo(-22, -16);
    pen.bezierCurveTo(26, -40, 52, 20, 40, 74);
    pen.bezierCurveTo(30, 98, 4, 84, 0, 40);
    pen.closePath();
    pen.fill();
  });

const eyes = (pen: Pen, t: number) => {
  const wink = easeInOut(phase(t, 0.6, 0.64)) - easeInOut(phase(t, 0.76, 0.8));
  for (const side of [-1, 1]) {
    const x = side * 36;
    if (side === 1 && wink > 0.5) {
      smile(pen, x, -14, -26, ink, 6);
    } else {
      ellipse(pen, x, -20, 13, 15, ink);
      circle(pen, x + 5, -26, 5, '#ffffff');
    }
  }
};

const tongue = (pen: Pen, t: number) => {
  const pant = pulse(t, 4);
  const long = 34 + pant * 14;
  pen.fillStyle = '#7a2b3a';
  pen.beginPath();
  pen.arc(0, 34, 23, 0, Math.PI);
  pen.fill();
  at(pen, { x: 4, y: 38, turn: -0.08 + wave(t, 4, 0.2) * 0.1 }, () => {
    line(pen, 0, 0, 0, long, 27, '#ff7a8a');
    line(pen, 0, 2, 0, long - 6, 3.5, '#d9506a');
  });
};

const head = (pen: Pen, t: number) => {
  const flop = wave(t, 4, 0.15) * 0.1;
  ellipse(pen, 0, -22, 88, 80, coat);
  ellipse(pen, -38, -22, 34, 44, darkCoat, 0.2);
  pen.fillStyle = cream;
  pen.beginPath();
  pen.moveTo(-12, -100);
  pen.quadraticCurveTo(-6, -30, -40, 12);
  pen.lineTo(40, 12);
  pen.quadraticCurveTo(6, -30, 12, -100);
  pen.fill();
  ear(pen, -1, -flop);
  ear(pen, 1, flop);
  eyes(pen, t);
  tongue(pen, t);
  ellipse(pen, -24, 20, 32, 25, cream);
  ellipse(pen, 24, 20, 32, 25, cream);
  ellipse(pen, 0, 2, 19, 13, ink);
  ellipse(pen, -5, -3, 6, 3, '#7a6a72');
  for (const [x, y] of [
    [-34, 18],
    [-24, 27],
    [34, 18],
    [24, 27],
  ] as const)
    circle(pen, x, y, 2.6, coat);
};

export const waggingDog: Scene = {
  slug: 'wagging-dog',
  title: 'Happy dog wagging its tail',
  kind: 'gif',
  category: 'animals',
  tags: [
    'dog',
    'puppy',
    'happy',
    'excited',
    'tail',
    'hello',
    'hi',
    'love',
    'good boy',
    'thank you',
    'wink',
    'cute',
    'yay',
  ],
  width: size,
  height: size,
  seconds: 1.6,
  fps: 20,
  draw(pen, t) {
    backdrop(pen, t);
    tail(pen, t);
    const sway = wave(t, 4, 0.1) * 5;
    body(pen, sway);
    line(pen, 156 + sway, 220, 244 + sway, 220, 18, '#e4475b');
    circle(pen, 200 + sway, 238, 13, '#ffd166');
    at(pen, { x: 200 + sway * 1.2, y: 150 + wave(t, 4, 0.3) * 3, turn: wave(t, 1) * 0.14 }, () =>
      head(pen, t),
    );
    for (const [x, shift] of [
      [60, 0],
      [340, 0.5],
    ] as const) {
      const rise = (t + shift) % 1;
      heart(
        pen,
        x + wave(rise, 1) * 10,
        170 - rise * 120,
        40 * Math.sin(rise * Math.PI),
        '#ff5d8f',
      );
    }
  },
};
