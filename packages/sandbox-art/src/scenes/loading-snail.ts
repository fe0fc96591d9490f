import { easeInOut, easeOutBack, fract, phase, TAU, wave } from '../easing.ts';
import { smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, line, roundRect } from '../shapes.ts';

const size = 400;
const floor = 286;
const shellY = 200;
const shellRadius = 66;
const beads = 12;

/** 0 while the spinner turns, 1 while the snail is out. */
const snailness = (t: number): number =>
  easeInOut(phase(t, 0.3, 0.42)) - easeInOut(phase(t, 0.88, 0.98));

const spinner = (pen: Pen, t: number, out: number) => {
  const lead = Math.floor(t * beads * 3);
  for (let i = 0; i < beads; i++) {
    const angle = (i / beads) * TAU - Math.PI / 2;
    const behind = (lead - i + beads * 3) % beads;
    const r = (13 - behind * 0.75) * (1 - out);
    const reach = shellRadius * (1 - out * 0.4);
    const color = behind < 4 ? '#ff7a59' : '#f3b59b';
    circle(pen, size / 2 + Math.cos(angle) * reach, shellY + Math.sin(angle) * reach, r, color);
  }
};

const eyeStalk = (pen: Pen, x: number, lean: number, t: number) => {
  const tip = { x: x + lean + wave(t, 3) * 3, y: -96 };
  line(pen, x, -40, tip.x, tip.y, 10, '#9ccb86');
  circle(pen, tip.x, tip.y - 6, 15, '#ffffff');
  const asleep = t > 0.66 && t < 0.78;
  if (asleep) line(pen, tip.x - 9, tip.y - 5, tip.x + 9, tip.y - 5, 4, '#3c4a3a');
  else circle(pen, tip.x + 5, tip.y - 5, 7, '#3c4a3a');
};

const body = (pen: Pen, t: number, out: number) => {
  const creep = wave(t, 3) * 8;
  at(pen, { x: size / 2, y: floor }, () => {
    pen.scale(out, out);
    pen.fillStyle = '#9ccb86';
    pen.beginPath();
    pen.moveTo(-148 - creep, 0);
    pen.quadraticCurveTo(-90, -44, 0, -38);
    pen.bezierCurveTo(60, -36, 62, -74, 106 + creep, -72);
    pen.bezierCurveTo(150 + creep, -70, 146 + creep, 0, 112 + creep, 0);
    pen.closePath();
    pen.fill();
    at(pen, { x: creep }, () => {
      eyeStalk(pen, 92, -6, t);
      eyeStalk(pen, 122, 12, t);
      circle(pen, 96, -28, 8, '#f2a58e');
      smile(pen, 118, -38, 20, '#3c4a3a', 4);
    });
  });
};

const shell = (pen: Pen, t: number, out: number) => {
  const grow = easeOutBack(out);
  at(pen, { x: size / 2 - 14 * out, y: shellY + wave(t, 3, 0.2) * 3 * out, scale: grow }, () => {
    circle(pen, 0, 0, shellRadius + 12, '#d9553b');
    circle(pen, 0, 0, shellRadius + 2, '#ff7a59');
    pen.strokeStyle = '#ffd3bd';
    pen.lineWidth = 13;
    pen.lineCap = 'round';
    pen.beginPath();
    for (let i = 0; i <= 60; i++) {
      const angle = (i / 60) * TAU * 2.1 + t * TAU;
      const r = 4 + (i / 60) * 48;
      pen.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    pen.stroke();
  });
};

/** The bar fills as far as it ever does, and starts again. */
const progress = (pen: Pen, t: number) => {
  roundRect(pen, 90, 324, 220, 26, 13, '#ffffff');
  roundRect(
    pen,
    96,
    330,
    20 + 150 * easeInOut(phase(t, 0.02, 0.84)) * (1 - phase(t, 0.9, 1)),
    14,
    7,
    '#ff7a59',
  );
};

export const loadingSnail: Scene = {
  slug: 'loading-snail',
  title: 'Loading, slow as a snail',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'loading',
    'slow',
    'snail',
    'waiting',
    'wait',
    'spinner',
    'monday',
    'tired',
    'patience',
    'bored',
    'late',
    'lol',
  ],
  width: size,
  height: size,
  seconds: 2.5,
  fps: 16,
  draw(pen, loop) {
    // Starts with the snail out, which makes the better still.
    const t = fract(loop + 0.5);
    pen.fillStyle = '#fdebd9';
    pen.fillRect(0, 0, size, size);
    circle(pen, size / 2, 190, 158, '#fff6ea');
    const out = snailness(t);
    ellipse(pen, size / 2, floor + 2, 60 + 100 * out, 9, '#ecd3bb');
    spinner(pen, t, out);
    if (out > 0) {
      body(pen, t, out);
      shell(pen, t, out);
    }
    progress(pen, t);
  },
};
