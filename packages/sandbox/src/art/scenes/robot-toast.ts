import { Path2D } from '@napi-rs/canvas';
import { easeIn, easeInOut, easeOut, hill, lerp, phase, TAU, track, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, heart, line, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 5;
const counter = 262;
const glow = '#7df3e1';
const ink = '#22304a';
const slot = { x: 196, y: 176 };
/** Seconds: when the bread drops in, the lever clicks, the toast leaps and lands, the robot bites. */
const beat = { drop: 0.5, click: 0.9, pop: 2.7, land: 3.5, bite: 4.3 };

/** Where the right hand is, second by second. */
const reach = [
  [0, 224, 100],
  [beat.drop, 224, 118],
  [0.75, 318, 180],
  [beat.click, 308, 224],
  [1.2, 350, 246],
  [3.1, 350, 220],
  [beat.land, 336, 222],
  [3.6, 336, 234],
  [4, 336, 226],
  [beat.bite, 424, 214],
  [4.7, 424, 236],
  [seconds, 224, 100],
] as const;

const kitchen = (pen: Pen, s: number): void => {
  pen.fillStyle = '#cfeade';
  pen.fillRect(0, 0, width, height);
  for (let x = 0; x < width; x += 64) {
    for (let y = 10; y < counter; y += 64) roundRect(pen, x + 3, y + 3, 58, 58, 4, '#d9f1e6');
  }
  circle(pen, 96, 78, 42, '#ffffff');
  circle(pen, 96, 78, 35, '#ffe7a3');
  at(pen, { x: 96, y: 78, turn: (s / seconds) * TAU }, () => line(pen, 0, 4, 0, -25, 5, ink));
  line(pen, 96, 78, 110, 86, 5, ink);
  roundRect(pen, 516, 96, 130, 12, 4, '#b5835a');
  ['#ef6f6c', '#f6bd60', '#4d9de0'].forEach((mug, i) => {
    roundRect(pen, 530 + i * 38, 64, 26, 32, 5, mug);
  });
};

const slice = (pen: Pen, toasted: boolean, bitten = 0): void => {
  pen.save();
  const left = new Path2D('M-60 -60H60V60H-60Z');
  left.arc(32, -38, 26 * bitten, 0, TAU);
  pen.clip(left, 'evenodd');
  const crust =
    'M-34 32V-8C-52 -24 -38 -44 0 -44C38 -44 52 -24 34 -8V32Q34 38 28 38H-28Q-34 38 -34 32Z';
  fillPath(pen, crust, toasted ? '#9c5a26' : '#d8a25a');
  fillPath(
    pen,
    'M-26 30V-10C-40 -24 -30 -36 0 -36C30 -36 40 -24 26 -10V30Z',
    toasted ? '#d58a3c' : '#fbe6b8',
  );
  if (toasted) roundRect(pen, -11, -14, 22, 18, 5, '#fff0a0');
  pen.restore();
};

const toaster = (pen: Pen, s: number): void => {
  const busy = s > beat.click && s < beat.pop;
  const shiver = busy ? wave(s, 9) * (1 + 2.4 * phase(s, 1.4, beat.pop)) : 0;
  const squash =
    0.13 * hill(s, beat.pop - 0.3, beat.pop) -
    0.16 * hill(s, beat.pop, beat.pop + 0.25) +
    0.06 * hill(s, beat.click - 0.05, beat.click + 0.2);
  at(pen, { x: slot.x + shiver, y: counter + 2 }, () => {
    pen.scale(1 + squash, 1 - squash);
    roundRect(pen, -92, -98, 184, 92, 30, '#e5484d');
    roundRect(pen, -92, -44, 184, 38, 18, '#c2353f');
    roundRect(pen, -58, -98, 116, 13, 6, busy ? '#ff9d3d' : '#5e1a22');
    roundRect(pen, -64, -80, 64, 12, 6, '#ff8a8a');
    for (const x of [-62, 42]) roundRect(pen, x, -8, 22, 12, 4, ink);
    const lever = track(
      s,
      [beat.drop + 0.15, -70],
      [beat.click, -34],
      [beat.pop, -34],
      [beat.pop + 0.06, -72],
    );
    roundRect(pen, 84, lever, 30, 15, 7, ink);
  });
  for (let i = 0; i < 3 && s > 1.6 && s < 3.6; i++) {
    const rise = (s * 0.9 + i / 3) % 1;
    const x = slot.x - 30 + i * 30 + wave(rise, 1, i / 3) * 9;
    strokePath(pen, `M${x} ${150 - rise * 70}q9 -11 0 -22t0 -22`, 7 * hill(rise, 0, 1), '#ffffff');
  }
};

/** The bread on its way: from the hand into the toaster, through the air, to the plate and the mouth. */
const bread = (pen: Pen, s: number, hand: { x: number; y: number }): void => {
  const eaten = easeIn(phase(s, 4.55, 4.75));
  if (s < beat.drop) {
    at(pen, { x: hand.x - 24, y: hand.y + 6 }, () => slice(pen, false));
  } else if (s < beat.pop) {
    const dropped = easeIn(phase(s, beat.drop, beat.drop + 0.2)) * 30;
    const pressed = easeInOut(phase(s, beat.drop + 0.25, beat.click)) * 50;
    at(pen, { x: slot.x, y: 136 + dropped + pressed }, () => slice(pen, false));
  } else if (s < beat.land) {
    const air = phase(s, beat.pop, beat.land);
    const y = lerp(200, 184, air) - 4 * 140 * air * (1 - air);
    at(pen, { x: lerp(slot.x, 328, air), y, turn: air * TAU }, () => slice(pen, true));
  } else if (eaten < 0.95) {
    const bitten = phase(s, beat.bite, beat.bite + 0.06);
    at(pen, { x: hand.x - 8, y: hand.y - 46, scale: 1 - eaten }, () => slice(pen, true, bitten));
  }
};

const screen = (pen: Pen, s: number): void => {
  const gaze = track(
    s,
    [0.9, -9],
    [1.5, -13],
    [1.7, 8],
    [2.1, 8],
    [2.3, -12],
    [beat.pop, -12],
    [3.1, -4],
    [beat.land, -8],
  );
  const lift = -hill(s, beat.pop, beat.land) * 16;
  const awed = s > beat.pop && s < beat.land;
  const fond = s > beat.land && s < beat.bite;
  const chewing = s > beat.bite;
  const blink = (s > 1.56 && s < 1.66) || (s > 2.16 && s < 2.24);
  for (const side of [-1, 1]) {
    const x = side * 26 + gaze;
    if (fond) heart(pen, x, -6, 34 + wave(s, 3) * 5, '#ff7b93');
    else if (chewing) strokePath(pen, `M${x - 11} -4Q${x} -18 ${x + 11} -4`, 7, glow);
    else ellipse(pen, x, -8 + lift, 9 + (awed ? 4 : 0), blink ? 2 : 13 + (awed ? 4 : 0), glow);
  }
  if (awed) circle(pen, gaze, 22 + lift * 0.4, 9, glow);
  else if (chewing) ellipse(pen, gaze, 20, 13, 4 + 5 * Math.abs(wave(s, 3)), glow);
  else strokePath(pen, `M${gaze - 11} 18Q${gaze} ${fond ? 32 : 22} ${gaze + 11} 18`, 6, glow);
};

const robot = (pen: Pen, s: number): void => {
  const hop =
    hill(s, beat.pop, beat.pop + 0.4) * 16 + hill(s, beat.land + 0.1, beat.land + 0.45) * 12;
  at(pen, { x: 440, y: 250 - hop }, () => {
    roundRect(pen, -66, -56, 132, 120, 26, '#8fa6c9');
    roundRect(pen, -40, -34, 80, 50, 14, '#6f86ad');
    for (const [i, light] of ['#ff6b6b', '#ffd166', '#5be38c'].entries()) {
      circle(pen, -22 + i * 22, -8, Math.floor(s * 4) % 3 === i ? 9 : 6, light);
    }
    roundRect(pen, -16, -76, 32, 26, 6, '#6f86ad');
    at(pen, { y: -72, turn: wave(s / seconds, 2) * 0.05 + hill(s, 1.5, 2.3) * 0.08 }, () => {
      line(pen, 0, -110, wave(s, 1) * 6, -134, 6, '#6f86ad');
      circle(pen, wave(s, 1) * 6, -138, 11, s % 1 < 0.5 ? '#ff6b6b' : '#ffb3a7');
      for (const side of [-1, 1]) roundRect(pen, side * 84 - 12, -78, 24, 44, 10, '#6f86ad');
      roundRect(pen, -86, -114, 172, 116, 34, '#a9bedd');
      roundRect(pen, -68, -98, 136, 84, 24, ink);
      at(pen, { y: -56 }, () => screen(pen, s));
    });
  });
};

const arm = (pen: Pen, from: { x: number; y: number }, hand: { x: number; y: number }): void => {
  strokePath(
    pen,
    `M${from.x} ${from.y}Q${(from.x + hand.x) / 2} ${Math.max(from.y, hand.y) + 42} ${hand.x} ${hand.y}`,
    20,
    '#6f86ad',
  );
  circle(pen, hand.x, hand.y, 17, '#a9bedd');
};

export const robotToast: Scene = {
  slug: 'robot-toast',
  title: 'Robot makes toast',
  kind: 'clip',
  category: 'food',
  tags: [
    'robot',
    'toast',
    'breakfast',
    'toaster',
    'morning',
    'hungry',
    'waiting',
    'food',
    'cooking',
    'bread',
    'kitchen',
    'good morning',
    'happy',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    const right = {
      x: track(s, ...reach.map(([moment, x]) => [moment, x] as const)),
      y: track(s, ...reach.map(([moment, , y]) => [moment, y] as const)),
    };
    const tap = s > 1.2 && s < beat.pop ? Math.abs(wave(s, 2.5)) * 10 : 0;
    kitchen(pen, s);
    robot(pen, s);
    if (s >= beat.drop && s < beat.pop) bread(pen, s, right);
    pen.fillStyle = '#e9b872';
    pen.fillRect(0, counter, width, height);
    pen.fillStyle = '#c98f4e';
    pen.fillRect(0, counter + 18, width, height);
    toaster(pen, s);
    const holdsPlate = easeOut(phase(s, 3, 3.3)) * (1 - easeIn(phase(s, 4.6, 4.8)));
    if (holdsPlate > 0.1) {
      ellipse(pen, right.x - 8, right.y - 6, 66 * holdsPlate, 13, '#4d9de0');
      ellipse(pen, right.x - 8, right.y - 9, 66 * holdsPlate, 12, '#ffffff');
    }
    arm(pen, { x: 382, y: 218 }, { x: right.x, y: right.y - tap });
    arm(pen, { x: 500, y: 222 }, { x: 540, y: 250 - hill(s, beat.pop, beat.bite) * 60 });
    if (s < beat.drop || s >= beat.pop) bread(pen, s, right);
  },
};
