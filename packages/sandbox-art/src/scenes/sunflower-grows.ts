import { earth, sky, soil } from '../cast/garden.ts';
import { head, leaf } from '../cast/sunflower.ts';
import {
  easeIn,
  easeOut,
  easeOutBack,
  fract,
  hill,
  lerp,
  phase,
  TAU,
  track,
  wave,
} from '../easing.ts';
import { cheeks, eyes } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, line, roundRect, strokePath } from '../shapes.ts';

const width = 360;
const height = 640;
const seconds = 6;
const middle = 180;
/** Seconds after the sneeze at which the seed turns and lands. */
const peak = 0.45;
const landing = 1.4;
const bloom = { open: 3.5, sneeze: 5, gone: 5.75 };

const sinceSneeze = (s: number): number => (s + seconds - bloom.sneeze) % seconds;

/** Shot up from the flower at the end of the loop, it lands at the loop's start. */
const seedHeight = (s: number): number => {
  const since = sinceSneeze(s);
  if (since > landing) return earth + 46;
  return since < peak
    ? lerp(220, 80, easeOut(since / peak))
    : lerp(80, earth + 46, phase(since, peak, landing) ** 2);
};

const drawSeed = (pen: Pen, s: number): void => {
  const flying = s < 0.4 || s > bloom.sneeze;
  if (s < 1.9 || flying) {
    at(pen, { x: middle, y: seedHeight(s), turn: flying ? sinceSneeze(s) * TAU : 0.3 }, () => {
      ellipse(pen, 0, 0, 13, 20, '#3d2b22');
      strokePath(pen, 'M-3 -12Q-7 0 -3 12M5 -12Q8 0 5 12', 3, '#d8c3a5');
    });
  }
  const puff = phase(s, 0.32, 0.8);
  for (let i = 0; i < 5 && puff > 0 && puff < 1; i++) {
    const x = middle + (i - 2) * (12 + puff * 24);
    const y = earth - 12 - hill(puff, 0, 1) * (40 - Math.abs(i - 2) * 8);
    circle(pen, x, y, 13 * (1 - puff), '#74482a');
  }
};

const rain = (pen: Pen, s: number): void => {
  const x = track(s, [0.5, -130], [1.1, middle], [2, middle + 6], [2.7, 500]);
  const wet = s > 1 && s < 2.1;
  for (let i = 0; i < 9 && wet; i++) {
    const life = fract(s * 1.7 + i * 0.37);
    const drop = x - 66 + i * 16;
    line(pen, drop, 262 + life * 220, drop, 274 + life * 220, 6, '#3f9df0');
  }
  at(pen, { x, y: 220 }, () => {
    const squeeze = wet ? wave(s, 3) * 0.04 : 0;
    pen.scale(1 + squeeze, 1 - squeeze);
    for (const [cx, cy, r] of [
      [-52, 6, 34],
      [0, -18, 48],
      [54, 4, 36],
    ] as const)
      circle(pen, cx, cy, r, '#ffffff');
    roundRect(pen, -88, 0, 178, 42, 21, '#ffffff');
    eyes(pen, 0, 4, 44, 6, '#4b6a94', wet ? 0 : 1);
    cheeks(pen, 0, 18, 76, 9, '#ffb7c9');
  });
};

const flower = (pen: Pen, s: number): void => {
  const sprout = easeOutBack(phase(s, 1.6, 1.95));
  const grown = track(
    s,
    [1.5, 0],
    [1.9, 0.14],
    [2.3, 0.16],
    [3.4, 1],
    [bloom.sneeze + 0.15, 1],
    [bloom.gone, 0],
  );
  if (grown <= 0) return;
  const back = hill(s, 4.6, 5.02) * -34;
  const jerk = hill(s, 4.98, 5.25) * 26;
  const lean = (s > 3.5 ? wave(s, 0.8, -0.8) * 16 : 0) * (1 - phase(s, 4.4, 4.6)) + back + jerk;
  const top = { x: middle + lean * grown, y: earth - grown * 290 };
  const stalk = `M${middle} ${earth + 20}Q${middle - lean * 0.4} ${earth - grown * 150} ${top.x} ${top.y}`;
  strokePath(pen, stalk, 13, '#4bab45');
  const fading = 1 - phase(s, bloom.sneeze + 0.15, bloom.gone);
  leaf(
    pen,
    middle - 2,
    earth - grown * 90,
    -1,
    (0.34 * sprout + 0.6 * phase(s, 2.5, 3.1)) * fading,
  );
  leaf(
    pen,
    middle + 2,
    earth - grown * 140,
    1,
    (0.34 * sprout + 0.6 * phase(s, 2.7, 3.3)) * fading,
  );
  const open =
    easeOutBack(phase(s, bloom.open, bloom.open + 0.45)) * (1 - easeIn(phase(s, 5.3, bloom.gone)));
  const bud = easeOut(phase(s, 2.2, 3)) * fading;
  at(pen, { ...top, turn: lean * 0.008, scale: 0.2 + 0.9 * bud }, () =>
    head(pen, 0.12 + 0.88 * open, s < 3.85 ? 'asleep' : s > 4.65 && s < 5.02 ? 'tickled' : 'awake'),
  );
};

export const sunflowerGrows: Scene = {
  slug: 'sunflower-grows',
  title: 'Seed grows into a sunflower',
  kind: 'clip',
  category: 'nature',
  tags: [
    'sunflower',
    'grow',
    'flower',
    'seed',
    'plant',
    'garden',
    'spring',
    'bloom',
    'rain',
    'growth',
    'nature',
    'happy',
    'timelapse',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    sky(pen, t);
    soil(pen, t);
    flower(pen, s);
    drawSeed(pen, s);
    rain(pen, s);
  },
};
