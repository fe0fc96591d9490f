import { cat, type Mood } from '../cast/cat.ts';
import { drawBoot, drawFish, splash } from '../cast/catch.ts';
import { clamp, easeIn, fract, hill, lerp, phase, track, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 6;
const water = 236;

interface Point {
  x: number;
  y: number;
}

/** Seconds: a bite, a pull, the toss over the shoulder, the new cast, the fish, its leap home. */
const beat = {
  bite: 0.9,
  pull: 1.2,
  toss: 2.6,
  cast: 3.1,
  nibble: 3.8,
  strike: 4.1,
  leap: 5,
  home: 5.6,
};

const evening = (pen: Pen, s: number): void => {
  pen.fillStyle = '#ffb07c';
  pen.fillRect(0, 0, width, water);
  pen.fillStyle = '#ffc993';
  pen.fillRect(0, 90, width, water - 90);
  circle(pen, 470, 196, 66, '#fff1c4');
  fillPath(pen, 'M250 236Q330 150 410 214Q470 168 540 200Q600 160 640 190V236Z', '#b85c7d');
  pen.fillStyle = '#2f8f9d';
  pen.fillRect(0, water, width, height - water);
  pen.fillStyle = '#26798a';
  pen.fillRect(0, 296, width, height - 296);
  for (let i = 0; i < 9; i++) {
    const drift = wave(s / seconds, 2, i * 0.17) * 12;
    const y = water + 10 + i * 12;
    const x = 470 + drift + (i % 3) * 26 - 26;
    line(pen, x - 34 + i * 2, y, x + 34 - i * 2, y, 5, i < 5 ? '#ffe3ab' : '#4fb0b8');
  }
};

const dock = (pen: Pen): void => {
  for (const x of [30, 150, 236]) roundRect(pen, x, 250, 20, 110, 4, '#5d3a3a');
  roundRect(pen, -20, 236, 296, 26, 6, '#8f5a48');
  roundRect(pen, -20, 236, 296, 9, 4, '#b27657');
};

/** Item on the line: the float at rest, then the boot, then the fish. */
const hookAt = (s: number): Point => {
  const bob = wave(s / seconds, 6) * 3;
  const tug = hill(s, beat.bite, beat.pull) * 16 + hill(s, beat.nibble, beat.strike) * 18;
  const swing = Math.sin((s - 1.6) * 5) * Math.exp(-Math.max(0, s - 1.7)) * 24;
  const rest: Point = { x: 430, y: water + bob + tug };
  const out = track(
    s,
    [beat.pull, 0],
    [1.7, 1],
    [beat.cast, 1],
    [3.5, 0],
    [beat.strike, 0],
    [4.55, 1],
    [beat.leap + 0.2, 1],
    [beat.home, 0],
  );
  const held: Point = { x: 322 + (s > 1.6 && s < beat.toss ? swing : wave(s, 1.4) * 7), y: 150 };
  return { x: lerp(rest.x, held.x, out), y: lerp(rest.y, held.y, out) - 4 * 50 * out * (1 - out) };
};

const rod = (pen: Pen, s: number, hook: Point): void => {
  const strain = hill(s, beat.bite, 1.7) + hill(s, beat.nibble, 4.6);
  const whip = hill(s, beat.cast - 0.2, 3.3);
  const tip = { x: 318 - whip * 70 + strain * 14, y: 62 + strain * 34 - whip * 20 };
  strokePath(
    pen,
    `M158 204Q${236 - whip * 40} ${110 - strain * 22} ${tip.x} ${tip.y}`,
    7,
    '#5d3a3a',
  );
  const slack = clamp(40 - strain * 60, 0, 40);
  strokePath(
    pen,
    `M${tip.x} ${tip.y}Q${(tip.x + hook.x) / 2} ${(tip.y + hook.y) / 2 + slack} ${hook.x} ${hook.y}`,
    2.5,
    '#fff6e0',
  );
  ellipse(pen, hook.x, hook.y, 9, 12, '#ffffff');
  ellipse(pen, hook.x, hook.y - 5, 9, 7, '#e63946');
};

const boot = (pen: Pen, s: number, hook: Point): void => {
  const thrown = phase(s, beat.toss, beat.cast);
  if (s < beat.pull || thrown >= 1) return;
  const x = lerp(hook.x, -60, thrown);
  const y = lerp(hook.y + 14, 150, thrown) - 4 * 90 * thrown * (1 - thrown);
  at(pen, { x, y, turn: wave(s, 1.2) * 0.16 - thrown * 7 }, () => {
    drawBoot(pen);
    for (let drop = 0; drop < 3 && thrown === 0; drop++) {
      const fall = fract(s * 1.6 + drop / 3);
      ellipse(pen, -10 + drop * 24, 84 + fall * 60, 4, 6, '#7fd6de');
    }
  });
};

const fish = (pen: Pen, s: number, hook: Point): void => {
  if (s < beat.strike || s >= beat.home) return;
  const free = phase(s, beat.leap, beat.home);
  const x = lerp(hook.x, 520, free);
  const y = free > 0 ? lerp(178, water + 20, free) - 4 * 110 * free * (1 - free) : hook.y + 34;
  const turn = free > 0 ? lerp(-1.3, 1.5, free) : -Math.PI / 2 + wave(s, 4) * 0.3;
  at(pen, { x, y, turn }, () => {
    drawFish(pen, wave(s, 6));
  });
};

const moodAt = (s: number): Mood => {
  if (s > 4.45 && s < beat.home) return 'glad';
  if (s > 1.75 && s < beat.cast) return 'sour';
  return (s > beat.bite && s < 2) || (s > beat.nibble && s < 4.5) ? 'alert' : 'calm';
};

const angler = (pen: Pen, s: number): void => {
  const jump = Math.abs(wave(phase(s, 4.5, 5.1), 1)) * 16;
  const pull = hill(s, beat.pull, 1.8) * 0.2 + hill(s, beat.strike, 4.6) * 0.22;
  at(pen, { x: 108, y: 238 - jump }, () =>
    cat(pen, {
      mood: moodAt(s),
      blink: (s > 0.4 && s < 0.5) || (s > 3.5 && s < 3.6),
      lean: -pull - hill(s, beat.toss - 0.1, beat.cast) * 0.12,
      perk: hill(s, beat.bite, 1.7) * 6 + hill(s, beat.nibble, 4.6) * 6,
      t: s / seconds,
    }),
  );
};

export const fishingCat: Scene = {
  slug: 'fishing-cat',
  title: 'Cat catches boot, then fish',
  kind: 'clip',
  category: 'animals',
  tags: [
    'cat',
    'fishing',
    'fish',
    'boot',
    'fail',
    'patience',
    'try again',
    'weekend',
    'lake',
    'sunset',
    'funny',
    'waiting',
    'disappointed',
    'happy',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    const hook = hookAt(s);
    evening(pen, s);
    dock(pen);
    angler(pen, s);
    boot(pen, s, hook);
    fish(pen, s, hook);
    rod(pen, s, hook);
    for (const moment of [beat.pull, 3.4, beat.strike]) {
      splash(pen, phase(s, moment, moment + 0.45), 430, water);
    }
    splash(pen, phase(s, beat.home - 0.05, seconds), 520, water);
    const submerged = easeIn(hill(s, beat.bite, beat.pull));
    if (submerged > 0.2) ellipse(pen, 430, water + 6, 30, 5, '#d9f6f4');
  },
};
