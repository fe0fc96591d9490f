import { crowd } from '../cast/crowd.ts';
import { snail } from '../cast/snail.ts';
import { arch, stadium } from '../cast/stadium.ts';
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
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, ellipse, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 6;
const lane = 300;
const finish = 404;
/** Seconds: the tape breaks, the medal is won, the snail leaves, the tape is tied again. */
const beat = { cross: 2.8, joy: 3.1, leave: 4.4, tie: 5.2 };
const colors = ['#ff4f6d', '#ffd23f', '#3bceac', '#3a86ff', '#b15cff'];

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

const racer = (pen: Pen, s: number): void => {
  const joy =
    phase(s, beat.joy, beat.joy + 0.2) * (1 - phase(s, beat.leave - 0.1, beat.leave + 0.1));
  const hop = joy * Math.abs(wave(s - beat.joy, 1.5)) * 34;
  at(pen, { x: snailAt(s), y: lane + 34 - hop }, () =>
    snail(pen, {
      push: s < beat.joy || s > beat.leave ? wave(s, 2, 0.1) : 0,
      joy,
      tense: s < beat.cross,
      medal: s > beat.joy ? easeOutBack(phase(s, beat.joy, beat.joy + 0.4)) : 0,
      s,
    }),
  );
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
          colors[i % colors.length],
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
    const wild =
      easeOut(phase(s, beat.cross - 0.1, beat.cross + 0.2)) * (1 - easeInOut(phase(s, 5, 5.8)));
    crowd(pen, t, wild);
    arch(pen, finish);
    racer(pen, s);
    tape(pen, s);
    confetti(pen, s);
  },
};
