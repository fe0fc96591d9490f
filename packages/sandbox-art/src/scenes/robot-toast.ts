import { kitchen, slice } from '../cast/breakfast.ts';
import { arm, type Mood, robot } from '../cast/robot.ts';
import { easeIn, easeInOut, easeOut, hill, lerp, phase, TAU, track, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, ellipse, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 5;
const counter = 262;
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

/** Px that the robot looks aside: at the toaster, away, and back again. */
const gazeAt = (s: number): number =>
  track(
    s,
    [0.9, -9],
    [1.5, -13],
    [1.7, 8],
    [2.1, 8],
    [2.3, -12],
    [beat.pop, -12],
    [3.1, -4],
    [beat.land, -9],
  );

const moodAt = (s: number): Mood => {
  if (s < beat.pop || s > 4.85) return 'patient';
  if (s < beat.land) return 'awed';
  return s < beat.bite ? 'fond' : 'chewing';
};

const cook = (pen: Pen, s: number): void => {
  const hop =
    hill(s, beat.pop, beat.pop + 0.4) * 16 + hill(s, beat.land + 0.1, beat.land + 0.45) * 12;
  at(pen, { x: 440, y: 250 - hop }, () =>
    robot(pen, {
      mood: moodAt(s),
      blink: (s > 1.56 && s < 1.66) || (s > 2.16 && s < 2.24),
      gaze: gazeAt(s),
      lift: hill(s, beat.pop, beat.land) * 16,
      tilt: wave(s / seconds, 2) * 0.05 + hill(s, 1.5, 2.3) * 0.08,
      s,
    }),
  );
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
    kitchen(pen, t);
    cook(pen, s);
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
