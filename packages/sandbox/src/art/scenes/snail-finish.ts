import {
  clamp,
  easeInOut,
  easeOut,
  easeOutBack,
  fract,
  hill,
  phase,
  TAU,
  wave,
} from '../easing.ts';
import { cheeks, eyes, laugh, smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 6;
const lane = 300;
const finish = 404;
/** Seconds: the tape breaks, the medal is won, the snail leaves, the tape is tied anew. */
const beat = { cross: 2.8, joy: 3.1, leave: 4.4, tie: 5.2 };
const colours = ['#ff4f6d', '#ffd23f', '#3bceac', '#3a86ff', '#b15cff'];
const ink = '#3a2238';

const stadium = (pen: Pen): void => {
  pen.fillStyle = '#a8e6ff';
  pen.fillRect(0, 0, width, height);
  for (const [x, y] of [
    [70, 60],
    [560, 46],
    [300, 34],
  ] as const)
    roundRect(pen, x, y, 96, 24, 12, '#ffffff');
  roundRect(pen, -20, 158, width + 40, 120, 0, '#5fbf6a');
  pen.fillStyle = '#c9694c';
  pen.fillRect(0, 262, width, height - 262);
  for (const y of [274, 338]) line(pen, 0, y, width, y, 5, '#f6dcc4');
};

/** Those who cheer: body colour, place, size and what sets each apart. */
const fans = [
  { x: 50, colour: '#e8384f', kind: 'spots' },
  { x: 134, colour: '#7ac74f', kind: 'plain' },
  { x: 216, colour: '#ffc93c', kind: 'stripes' },
  { x: 300, colour: '#8f6bd8', kind: 'plain' },
  { x: 516, colour: '#ffc93c', kind: 'stripes' },
  { x: 596, colour: '#e8384f', kind: 'spots' },
] as const;

const crowd = (pen: Pen, s: number): void => {
  const wild =
    easeOut(phase(s, beat.cross - 0.1, beat.cross + 0.2)) * (1 - easeInOut(phase(s, 5, 5.8)));
  fans.forEach(({ x, colour, kind }, i) => {
    const bounce = Math.abs(wave(s / seconds, 6 + (i % 2) * 3, i * 0.21)) * (5 + wild * 26);
    at(pen, { x, y: 214 - bounce }, () => {
      for (const side of [-1, 1]) {
        line(pen, side * 28, 4, side * 44, 16 - wild * 44, 8, ink);
        strokePath(pen, `M${side * 10} -34Q${side * 12} -52 ${side * 22} -56`, 4, ink);
        circle(pen, side * 22, -57, 5, ink);
      }
      ellipse(pen, 0, 0, 34, 38, colour);
      pen.save();
      pen.clip();
      if (kind === 'spots')
        for (const [dx, dy] of [
          [-22, 18],
          [22, 18],
          [0, 30],
          [-24, -22],
          [24, -22],
        ] as const)
          circle(pen, dx, dy, 8, ink);
      if (kind === 'stripes') for (const y of [14, 30]) roundRect(pen, -40, y, 80, 9, 0, ink);
      pen.restore();
      eyes(pen, 4, -8, 26, 6, ink, fract(s / seconds + i * 0.3) > 0.96 ? 0 : 1);
      if (wild > 0.3) laugh(pen, 4, 2, 20, ink);
      else smile(pen, 4, 2, 16, ink, 4);
    });
  });
  for (let x = -10; x < width; x += 44) roundRect(pen, x, 226, 34, 46, 6, '#fff7ea');
  roundRect(pen, -10, 236, width + 20, 9, 0, '#f0d9b8');
};

const arch = (pen: Pen): void => {
  for (const x of [finish - 26, finish + 52]) roundRect(pen, x, 70, 13, 212, 4, '#3a86ff');
  for (let i = 0; i < 12; i++) {
    for (let row = 0; row < 3; row++) {
      pen.fillStyle = (i + row) % 2 ? '#ffffff' : ink;
      pen.fillRect(finish - 56 + i * 13, 60 + row * 13, 13, 13);
    }
  }
  for (let row = 0; row < 8; row++) {
    pen.fillStyle = row % 2 ? '#ffffff' : ink;
    pen.fillRect(finish - 2, 278 + row * 8, 12, 8);
    pen.fillStyle = row % 2 ? ink : '#ffffff';
    pen.fillRect(finish + 10, 278 + row * 8, 12, 8);
  }
};

const tape = (pen: Pen, s: number): void => {
  if (s < beat.cross) {
    const pushed = clamp((headAt(s) - finish + 18) / 40) * 34;
    strokePath(
      pen,
      `M${finish - 20} 246Q${finish + 14 + pushed} 250 ${finish + 58} 246`,
      8,
      '#ff4f6d',
    );
    return;
  }
  const fallen = easeOut(phase(s, beat.cross, beat.cross + 0.5));
  const tied = easeInOut(phase(s, beat.tie, 5.8));
  const flutter = wave(s, 2) * 6 * (1 - tied);
  strokePath(
    pen,
    `M${finish - 20} 246q${6 + 32 * tied} ${24 * fallen * (1 - tied) + 3} ${flutter + 8 + 70 * tied} ${40 * fallen * (1 - tied)}`,
    8,
    '#ff4f6d',
  );
};

/** Px of the snail's middle: one inch-worm push after the other, a rest for joy, off to the right. */
const snailAt = (s: number): number => {
  if (s > beat.joy) return 400 + easeInOut(phase(s, beat.leave, seconds)) * 350;
  const creep = s + 0.07 * wave(s, 2);
  return -110 + (creep / (beat.joy + 0.07 * wave(beat.joy, 2))) * 510;
};

const headAt = (s: number): number => snailAt(s) + 74;

const snail = (pen: Pen, s: number): void => {
  const push = s < beat.joy || s > beat.leave ? wave(s, 2, 0.1) : 0;
  const joy =
    phase(s, beat.joy, beat.joy + 0.2) * (1 - phase(s, beat.leave - 0.1, beat.leave + 0.1));
  const hop = joy * Math.abs(wave(s - beat.joy, 1.5)) * 34;
  at(pen, { x: snailAt(s), y: lane + 34 - hop }, () => {
    pen.scale(1 + push * 0.09, 1 - push * 0.05);
    const raise = joy * 12;
    fillPath(
      pen,
      `M-86 0C-70 -22 -30 -26 20 -24C44 -26 40 -60 ${52 - joy * 4} ${-84 - raise}C66 ${-112 - raise} 104 ${-98 - raise} 100 ${-66 - raise}C98 -30 84 0 56 0Z`,
      '#ffd58a',
    );
    for (const [x, lag] of [
      [58, 0],
      [86, 0.15],
    ] as const) {
      const sway = wave(s, 2, lag) * 6;
      line(pen, x + 6, -92 - raise, x + 10 + sway, -126 - raise, 8, '#ffd58a');
      circle(pen, x + 10 + sway, -130 - raise, 13, '#ffffff');
      circle(pen, x + 14 + sway, -130 - raise, 7, ink);
    }
    at(pen, { x: -18, y: -56, turn: push * 0.08 - joy * wave(s, 1.5) * 0.1 }, () => {
      circle(pen, 0, 0, 56, '#b5446e');
      circle(pen, 3, 3, 47, '#d9628c');
      strokePath(
        pen,
        'M44 14C30 44 -34 40 -34 0C-34 -34 20 -36 22 -4C22 20 -12 20 -12 2',
        9,
        '#8c2f55',
      );
      circle(pen, -4, -26, 17, '#ffffff');
      line(pen, -4, -34, -4, -18, 6, ink);
    });
    cheeks(pen, 84, -58 - raise, 26, 8, '#ff9d84');
    if (joy > 0.3) laugh(pen, 84, -66 - raise, 24, ink);
    else if (s < beat.cross) line(pen, 78, -58, 94, -60, 5, ink);
    else smile(pen, 85, -66, 20, ink, 5);
    if (s > beat.joy) {
      const given = easeOutBack(phase(s, beat.joy, beat.joy + 0.4));
      at(pen, { x: 66, y: -34 - raise * 0.5, scale: given }, () => {
        strokePath(pen, 'M-16 -18L0 8L20 -18', 7, '#3a86ff');
        circle(pen, 1, 16, 16, '#ffb703');
        circle(pen, 1, 16, 10, '#ffd95e');
      });
    }
  });
  for (let i = 0; i < 3 && s < beat.cross; i++) {
    const life = fract(s * 1.2 + i / 3);
    ellipse(
      pen,
      headAt(s) - 6 - life * 46,
      226 - i * 14 - hill(life, 0, 1) * 12,
      4,
      6 * (1 - life) + 1,
      '#4fb8ff',
      0.9,
    );
  }
};

const confetti = (pen: Pen, s: number): void => {
  const chance = random(31);
  for (let i = 0; i < 60; i++) {
    const life = phase(s, beat.cross + chance() * 0.5, 4.6 + chance() * 1.2);
    const side = i % 2 ? 1 : -1;
    const x = finish + 20 + side * 60 + side * (chance() * 300 - 80) * easeOut(life);
    const y = 90 - hill(life, 0, 0.5) * chance() * 120 + life * life * 330;
    const spin = chance();
    if (life > 0 && life < 1)
      at(pen, { x, y, turn: spin * TAU + s * 3 }, () =>
        roundRect(
          pen,
          -7,
          -4,
          14,
          8 * Math.abs(wave(s, 1, spin)) + 1,
          1,
          colours[i % colours.length],
        ),
      );
  }
};

export const snailFinish: Scene = {
  slug: 'snail-finish',
  title: 'Snail wins the race',
  kind: 'clip',
  category: 'sports',
  tags: [
    'snail',
    'race',
    'winner',
    'finish line',
    'slow',
    'you did it',
    'finally',
    'congratulations',
    'proud',
    'crowd',
    'cheer',
    'medal',
    'confetti',
    'never give up',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    stadium(pen);
    crowd(pen, s);
    arch(pen);
    snail(pen, s);
    tape(pen, s);
    confetti(pen, s);
  },
};
