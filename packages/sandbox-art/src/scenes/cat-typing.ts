import { fract, pulse, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 480;
const height = 360;
const desk = 300;
const fur = '#f2994b';
const stripe = '#d0702a';
const ink = '#33203f';
const tapsPerLoop = 5;

const room = (pen: Pen, t: number): void => {
  pen.fillStyle = '#3d3a78';
  pen.fillRect(0, 0, width, height);
  circle(pen, 240, 190, 190, '#4c4a95');
  roundRect(pen, 34, 40, 84, 104, 8, '#23214f');
  circle(pen, 84, 76, 17, '#ffe9a8');
  circle(pen, 92, 71, 15, '#23214f');
  for (const [x, y] of [
    [54, 60],
    [62, 118],
    [98, 122],
    [50, 92],
  ] as const)
    circle(pen, x, y, 2, '#fff');
  roundRect(pen, 366, 118, 92, 10, 4, '#23214f');
  ['#e8618c', '#58c4b6', '#f7d154', '#8f7de0'].forEach((color, i) => {
    roundRect(pen, 374 + i * 17, 70 + (i % 2) * 10, 14, 48 - (i % 2) * 10, 2, color);
  });
  strokePath(
    pen,
    `M318 300 Q400 300 392 ${220 + wave(t) * 8} Q386 ${180 - wave(t) * 10} ${412 + wave(t, 1, 0.2) * 22} 168`,
    26,
    fur,
  );
};

const face = (pen: Pen, t: number): void => {
  fillPath(
    pen,
    'M-86 -20 L-82 -112 Q-76 -122 -62 -112 L-20 -72 L20 -72 L62 -112 Q76 -122 82 -112 L86 -20Z',
    fur,
  );
  fillPath(pen, 'M-72 -60 L-70 -98 L-40 -72Z M72 -60 L70 -98 L40 -72Z', '#f7b9a8');
  ellipse(pen, 0, 0, 104, 82, fur);
  ellipse(pen, 0, 30, 52, 38, '#fff0dc');
  for (const x of [-20, 0, 20]) line(pen, x, -76, x * 0.8, -52 + Math.abs(x) * 0.3, 9, stripe);
  for (const side of [-1, 1]) {
    line(pen, side * 100, 6, side * 82, 4, 8, stripe);
    line(pen, side * 96, 26, side * 80, 20, 8, stripe);
    ellipse(pen, side * 42, -6, 23, 21, '#fffbe8');
    ellipse(pen, side * 42 + wave(t) * 8, 1, 9, 12, ink);
    circle(pen, side * 42 + wave(t) * 8 + 3, -4, 3.5, '#fff');
    fillPath(pen, `M${side * 12} -10 L${side * 72} -34 L${side * 60} -46 L${side * 14} -30Z`, fur);
    line(pen, side * 14, -15, side * 64, -33, 7, ink);
    line(pen, side * 60, 26, side * 122, 18 + wave(t, 5) * 3, 2.5, '#fff0dc');
    line(pen, side * 60, 34, side * 120, 40 - wave(t, 5) * 3, 2.5, '#fff0dc');
  }
  fillPath(pen, 'M-10 14 Q0 8 10 14 L0 25Z', '#d9566f');
  strokePath(pen, 'M-20 36 Q-9 44 0 33 Q9 44 20 36', 4, ink);
};

const flyingKeys = (pen: Pen, t: number): void => {
  const colors = ['#fff', '#7ee0d2', '#ffd75e', '#ff8fb1'];
  for (let i = 0; i < 8; i++) {
    const age = fract(t + i / 8 + (i % 3) * 0.05);
    const x = 240 + (i % 2 ? 1 : -1) * (46 + age * (90 + (i % 4) * 28));
    const y = 226 - age * 300 * (0.7 + (i % 3) * 0.2) + age * age * 330;
    at(pen, { x, y, turn: age * TAU * (i % 2 ? 1 : -1) }, () => {
      roundRect(pen, -13, -11, 26, 26, 5, ink);
      roundRect(pen, -13, -13, 26, 23, 5, colors[i % 4]);
    });
  }
};

const paw = (pen: Pen, side: number, lift: number): void => {
  strokePath(
    pen,
    `M${240 + side * 92} 300 Q${240 + side * 130} ${250 - lift * 40} ${240 + side * 62} ${236 - lift * 52}`,
    34,
    fur,
  );
  ellipse(pen, 240 + side * 58, 234 - lift * 54, 25, 21, '#fff0dc');
  for (const toe of [-9, 1, 11])
    line(
      pen,
      240 + side * 58 + toe,
      244 - lift * 54,
      240 + side * 58 + toe,
      251 - lift * 54,
      2.5,
      stripe,
    );
};

export const catTyping: Scene = {
  slug: 'cat-typing',
  title: 'Cat typing furiously',
  kind: 'gif',
  category: 'animals',
  tags: [
    'cat',
    'kitten',
    'typing',
    'laptop',
    'work',
    'busy',
    'monday',
    'deadline',
    'angry',
    'keyboard',
    'office',
    'funny',
  ],
  width,
  height,
  seconds: 1,
  fps: 20,
  draw(pen, t) {
    room(pen, t);
    const shake = wave(t, tapsPerLoop);
    ellipse(pen, 240, 310, 118, 110, fur);
    at(pen, { x: 240 + shake * 2, y: 158 + pulse(t, tapsPerLoop) * 5, turn: wave(t) * 0.04 }, () =>
      face(pen, t),
    );
    flyingKeys(pen, t);
    paw(pen, -1, pulse(t, tapsPerLoop));
    paw(pen, 1, pulse(t, tapsPerLoop, 0.5));
    pen.fillStyle = '#b8674f';
    pen.fillRect(0, desk + 14, width, height);
    pen.fillStyle = '#d98a63';
    pen.fillRect(0, desk + 14, width, 10);
    at(pen, { x: 240, y: desk + 18 + shake * 2, turn: shake * 0.012 }, () => {
      roundRect(pen, -128, -72, 256, 84, 12, '#8e93b8');
      roundRect(pen, -122, -67, 244, 74, 9, '#c9cde4');
      fillPath(pen, 'M-26 -30 Q0 -52 20 -30 L36 -42 L36 -18 L20 -30 Q0 -8 -26 -30Z', '#7378a6');
      circle(pen, -12, -33, 3, '#c9cde4');
      roundRect(pen, -146, 6, 292, 12, 6, '#767ba6');
    });
    at(pen, { x: 424, y: desk + 22, turn: wave(t, tapsPerLoop, 0.3) * 0.05 }, () => {
      pen.lineWidth = 7;
      pen.strokeStyle = '#58c4b6';
      pen.strokeRect(14, -44, 20, 22);
      roundRect(pen, -24, -56, 46, 58, 8, '#58c4b6');
      circle(pen, -1, -28, 9, '#fffbe8');
    });
  },
};
