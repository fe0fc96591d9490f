import {
  clamp,
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
import { cheeks, eyes, laugh } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 360;
const height = 640;
const seconds = 6;
const earth = 500;
const middle = 180;
const ink = '#4a2a12';
/** Seconds after the sneeze at which the seed turns and lands. */
const peak = 0.45;
const landing = 1.4;
const bloom = { open: 3.5, sneeze: 5, gone: 5.75 };

const sky = (pen: Pen, s: number): void => {
  pen.fillStyle = '#9fdcff';
  pen.fillRect(0, 0, width, height);
  at(pen, { x: 300, y: 84, turn: (s / seconds) * (TAU / 12) }, () => {
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * TAU;
      line(
        pen,
        Math.cos(angle) * 56,
        Math.sin(angle) * 56,
        Math.cos(angle) * 70,
        Math.sin(angle) * 70,
        9,
        '#fff0a6',
      );
    }
    circle(pen, 0, 0, 44, '#ffe15c');
  });
  ellipse(pen, 60, 520, 210, 130, '#8fd672');
  ellipse(pen, 320, 530, 190, 90, '#74c65e');
};

const soil = (pen: Pen, s: number): void => {
  pen.fillStyle = '#8a5a34';
  pen.fillRect(0, earth, width, height - earth);
  roundRect(pen, -10, earth - 12, width + 20, 30, 14, '#57b04a');
  const chance = random(8);
  for (let i = 0; i < 16; i++) {
    ellipse(
      pen,
      chance() * width,
      earth + 40 + chance() * 90,
      5 + chance() * 9,
      4 + chance() * 4,
      i % 2 ? '#74482a' : '#a87748',
    );
  }
  const crawl = wave(s / seconds, 2) * 6;
  strokePath(
    pen,
    `M${262 - crawl} 592Q${278} ${574 - crawl} 294 590T${322 + crawl} 588`,
    15,
    '#f08a9b',
  );
  circle(pen, 320 + crawl, 585, 2.5, ink);
};

/** Shot up from the flower at the end of the loop, it lands at the loop's start. */
const seedHeight = (s: number): number => {
  const since = (s + seconds - bloom.sneeze) % seconds;
  if (since > landing) return earth + 46;
  return since < peak
    ? lerp(220, 80, easeOut(since / peak))
    : lerp(80, earth + 46, phase(since, peak, landing) ** 2);
};

const drawSeed = (pen: Pen, s: number): void => {
  const flying = s < 0.4 || s > bloom.sneeze;
  if (s < 1.9 || flying) {
    at(pen, { x: middle, y: seedHeight(s), turn: flying ? (s % 5) * 8 : 0.3 }, () => {
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

const leaf = (pen: Pen, x: number, y: number, side: number, size: number): void => {
  if (size > 0.03)
    at(pen, { x, y, turn: side * (0.9 - size * 0.6), scale: size }, () =>
      fillPath(
        pen,
        `M0 0C${side * 30} -44 ${side * 84} -40 ${side * 104} -8C${side * 70} 22 ${side * 30} 20 0 0Z`,
        '#3f9a3c',
      ),
    );
};

const head = (pen: Pen, open: number, s: number): void => {
  for (const [count, reach, fill] of [
    [14, 74, '#f5a300'],
    [14, 62, '#ffd021'],
  ] as const) {
    for (let i = 0; i < count; i++) {
      at(pen, { turn: ((i + (reach > 70 ? 0.5 : 0)) / count) * TAU }, () =>
        ellipse(pen, 0, -reach * open, 17 * open, 38 * open, fill),
      );
    }
  }
  if (open < 0.3) {
    fillPath(pen, 'M-24 18C-46 -8 -26 -34 0 -58C26 -34 46 -8 24 18Q0 30 -24 18Z', '#3f9a3c');
    fillPath(pen, 'M-14 20C-24 -8 -10 -28 0 -46C10 -28 24 -8 14 20Q0 26 -14 20Z', '#63bf4f');
    return;
  }
  circle(pen, 0, 0, 24 + 30 * clamp(open), '#7a4a21');
  circle(pen, 0, 0, 20 + 25 * clamp(open), '#935d2c');
  const tickled = s > 4.65 && s < 5.02;
  if (open < 0.6) return;
  eyes(pen, 0, -8, 40, 8.5, '#2e180a', s < 3.85 || tickled ? 0 : 1);
  laugh(pen, 0, 6, s > 3.85 ? 32 : 14, '#2e180a');
  cheeks(pen, 0, 10, 74, 9, '#e0803c');
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
    head(pen, 0.12 + 0.88 * open, s),
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
    sky(pen, s);
    soil(pen, s);
    flower(pen, s);
    drawSeed(pen, s);
    rain(pen, s);
  },
};
