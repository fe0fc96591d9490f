import { easeInOut, fract, phase, pulse, wave } from '../easing.ts';
import { smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, polygon, star } from '../shapes.ts';

const width = 360;
const height = 480;
const branch = 372;

const brown = '#8a5a44';
const dark = '#5c3a36';
const cream = '#f3dcb8';

/** 1 with open eyes, 0 with shut ones: a slow blink and then a quick one. */
const lids = (t: number): number =>
  1 - pulse(phase(t, 0.18, 0.34)) - pulse(phase(t, 0.38, 0.46)) * 0.9;

/** The head tips to one side, stays to wonder, and comes back. */
const tip = (t: number): number =>
  (easeInOut(phase(t, 0.5, 0.62)) - easeInOut(phase(t, 0.84, 0.96))) * 0.42;

const night = (pen: Pen, t: number) => {
  pen.fillStyle = '#1f2a5a';
  pen.fillRect(0, 0, width, height);
  circle(pen, 196, 196, 190, '#283770');
  circle(pen, 196, 196, 160, '#35478a');
  circle(pen, 196, 196, 128, '#ffe9b3');
  for (const [x, y, r] of [
    [120, 140, 20],
    [272, 262, 16],
    [262, 118, 11],
    [110, 232, 9],
  ] as const) {
    circle(pen, x, y, r, '#f7d892');
  }
  const next = random(31);
  for (let i = 0; i < 20; i++) {
    const size = 3 + next() * 4;
    star(
      pen,
      next() * width,
      next() * height,
      size * (0.6 + 0.4 * pulse(t, 1, next())),
      size * 0.35,
      4,
      0,
      '#cfd8ff',
    );
  }
};

const leaf = (pen: Pen, x: number, y: number, turn: number, color: string) =>
  at(pen, { x, y, turn }, () => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(16, -16, 40, 0);
    pen.quadraticCurveTo(16, 16, 0, 0);
    pen.fill();
  });

const perch = (pen: Pen, t: number) => {
  polygon(
    pen,
    [
      [-10, branch + 22],
      [150, branch + 4],
      [380, branch - 16],
      [380, branch + 8],
      [150, branch + 30],
      [-10, branch + 58],
    ],
    '#5d3b52',
  );
  line(pen, 66, branch + 26, 24, branch - 30, 9, '#5d3b52');
  line(pen, 286, branch, 330, branch + 66, 9, '#5d3b52');
  const sway = wave(t) * 0.1;
  leaf(pen, 26, branch - 30, -1.9 + sway, '#3f8f7a');
  leaf(pen, 38, branch - 14, -0.5 - sway, '#57ab8a');
  leaf(pen, 42, branch - 8, -2.9 + sway, '#57ab8a');
  leaf(pen, 328, branch + 62, 1.9 + sway, '#3f8f7a');
  leaf(pen, 314, branch + 42, 0.3 - sway, '#57ab8a');
  leaf(pen, 318, branch + 50, 2.7 + sway, '#57ab8a');
};

const body = (pen: Pen, breath: number) => {
  ellipse(pen, 0, -78, 88 + breath, 104, brown);
  ellipse(pen, 0, -64, 60 + breath, 82, cream);
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 4 - (row % 2); i++) {
      const x = (i - (3 - (row % 2)) / 2) * 28;
      pen.fillStyle = '#d9a97a';
      pen.beginPath();
      pen.arc(x, -76 + row * 20, 11, 0, Math.PI);
      pen.fill();
    }
  }
  for (const side of [-1, 1]) {
    ellipse(pen, side * (80 + breath), -76, 26, 74, dark, side * -0.22);
    for (const claw of [-12, 0, 12])
      line(pen, side * 32 + claw, 10, side * 32 + claw, 24, 10, '#f2a33a');
  }
};

const head = (pen: Pen, t: number) => {
  for (const side of [-1, 1]) {
    polygon(
      pen,
      [
        [side * 30, -58],
        [side * 84, -94],
        [side * 84, -26],
      ],
      dark,
    );
  }
  ellipse(pen, 0, -8, 94, 72, brown);
  for (const side of [-1, 1]) circle(pen, side * 40, -4, 47, cream);
  const open = lids(t);
  const look = tip(t) * 22;
  for (const side of [-1, 1]) {
    const x = side * 40;
    circle(pen, x, -4, 36, '#ffb627');
    circle(pen, x + look * 0.5, -4, 24, '#2b1c2e');
    circle(pen, x + 8 + look * 0.5, -13, 8, '#ffffff');
    pen.save();
    pen.beginPath();
    pen.arc(x, -4, 37, 0, Math.PI * 2);
    pen.clip();
    pen.fillStyle = '#b57f5c';
    pen.fillRect(x - 38, -42, 76, 76 * (1 - open));
    pen.restore();
    if (open < 0.3) {
      smile(pen, x, -16, 60, dark, 5);
    }
  }
  fillPath(pen, 'M-14 14 L14 14 L0 44Z', '#f2a33a');
  fillPath(pen, 'M0 14 L14 14 L0 44Z', '#d9822b');
};

export const blinkingOwl: Scene = {
  slug: 'blinking-owl',
  title: 'Owl blinking in the moonlight',
  kind: 'gif',
  category: 'animals',
  tags: [
    'owl',
    'good night',
    'night',
    'moon',
    'blink',
    'what',
    'confused',
    'hmm',
    'really',
    'awake',
    'bird',
    "can't sleep",
  ],
  width,
  height,
  seconds: 2.5,
  fps: 15,
  draw(pen, t) {
    night(pen, t);
    perch(pen, t);
    const breath = wave(t, 1) * 2.5;
    at(pen, { x: 184, y: branch }, () => body(pen, breath));
    at(pen, { x: 184, y: 208 - breath, turn: tip(t) }, () => head(pen, t));
    const fall = fract(t + 0.4);
    leaf(pen, 70 + wave(fall, 2) * 26, fall * 620 - 60, wave(fall, 2, 0.25) * 0.9, '#57ab8a');
  },
};
