import { colorAt } from '../cast/day-colors.ts';
import { fract, hill, phase, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, roundRect, star } from '../shapes.ts';

const width = 640;
const height = 360;

const isNight = (t: number): number => hill(t, 0.64, 1.02);

/** Hills of whole waves across the picture, so that they scroll without a seam. */
const hills = (
  pen: Pen,
  t: number,
  base: number,
  tall: number,
  waves: number,
  speed: number,
): void => {
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 8) {
    const turn = x / width + t * speed;
    pen.lineTo(x, base - tall * (wave(turn, waves) + 0.4 * wave(turn, waves * 2 + 1, 0.3)));
  }
  pen.lineTo(width, height);
  pen.fill();
};

const heavens = (pen: Pen, t: number): void => {
  const chance = random(21);
  for (let i = 0; i < 34; i++) {
    const size = 5.5 * isNight(t) * (0.6 + 0.4 * wave(t, 5, chance()));
    const [x, y] = [chance() * width, chance() * 210];
    if (size > 1.2) star(pen, x, y, size, size * 0.4, 4, 0, '#fff6cf');
  }
  const turn = (t - 0.29) * TAU - Math.PI / 2;
  circle(pen, 320 + Math.cos(turn) * 270, 320 + Math.sin(turn) * 250, 46, '#ffe070');
  const moon = { x: 320 - Math.cos(turn) * 270, y: 320 - Math.sin(turn) * 250 };
  circle(pen, moon.x, moon.y, 38, '#f4efd8');
  circle(pen, moon.x - 12, moon.y - 8, 8, '#ddd5b6');
  circle(pen, moon.x + 12, moon.y + 12, 6, '#ddd5b6');
};

/** Where a thing on the way stands that passes `speed` times in the loop. */
const passing = (t: number, shift: number, speed: number): number =>
  (1 - fract(t * speed + shift)) * (width + 160) - 80;

const clouds = (pen: Pen, t: number): void => {
  pen.fillStyle = colorAt(t, 'cloud');
  for (const [shift, y, scale] of [
    [0.1, 70, 1],
    [0.45, 130, 0.7],
    [0.8, 52, 0.8],
  ] as const) {
    at(pen, { x: passing(t, shift, 1), y, scale }, () => {
      circle(pen, -30, 2, 22);
      circle(pen, 2, -12, 30);
      circle(pen, 36, 4, 20);
      roundRect(pen, -56, 0, 112, 26, 13);
    });
  }
};

const village = (pen: Pen, t: number): void => {
  const wall = colorAt(t, 'near');
  const lit = isNight(t) > 0.25 ? '#ffd866' : colorAt(t, 'cloud');
  for (const [shift, tall] of [
    [0, 44],
    [0.09, 32],
    [0.5, 52],
    [0.6, 36],
  ] as const) {
    const x = passing(t, shift, 3);
    roundRect(pen, x - 26, 316 - tall, 52, 80, 2, wall);
    fillPath(pen, `M${x - 34} ${318 - tall}L${x} ${286 - tall}L${x + 34} ${318 - tall}Z`, wall);
    roundRect(pen, x - 16, 326 - tall, 11, 13, 2, lit);
    roundRect(pen, x + 5, 326 - tall, 11, 13, 2, lit);
  }
  for (const shift of [0.2, 0.27, 0.36, 0.75, 0.84]) {
    const x = passing(t, shift, 3);
    fillPath(pen, `M${x - 20} 330L${x} 258L${x + 20} 330Z`, wall);
  }
};

/** The plane's place and lean: it bobs along and flies one loop at dusk. */
const flight = (t: number): { x: number; y: number; turn: number } => {
  const spin = phase(t, 0.4, 0.58);
  const angle = spin * spin * (3 - 2 * spin) * TAU;
  return {
    x: 300 + wave(t, 1) * 60 + Math.sin(angle) * 78,
    y: 172 + wave(t, 2, 0.2) * 24 - (1 - Math.cos(angle)) * 62,
    turn: wave(t, 2, 0.45) * 0.16 - angle,
  };
};

const trail = (pen: Pen, t: number): void => {
  for (let i = 1; i < 22; i++) {
    const { x, y } = flight(fract(t - i * 0.009));
    circle(pen, x - i * 11 - 14, y + 6, 4.4 - i * 0.15, '#ffffff');
  }
};

export const paperPlaneJourney: Scene = {
  slug: 'paper-plane-journey',
  title: 'Paper plane around the clock',
  kind: 'clip',
  category: 'everyday',
  tags: [
    'paper plane',
    'travel',
    'fly',
    'journey',
    'day and night',
    'sunset',
    'adventure',
    'dream',
    'message',
    'send',
    'wanderlust',
    'calm',
    'on my way',
  ],
  width,
  height,
  seconds: 5,
  fps: 20,
  draw(pen, t) {
    pen.fillStyle = colorAt(t, 'sky');
    pen.fillRect(0, 0, width, height);
    heavens(pen, t);
    clouds(pen, t);
    pen.fillStyle = colorAt(t, 'far');
    hills(pen, t, 250, 26, 2, 1);
    pen.fillStyle = colorAt(t, 'middle');
    hills(pen, t, 292, 20, 1, 2);
    village(pen, t);
    pen.fillStyle = colorAt(t, 'near');
    hills(pen, t, 332, 9, 2, 3);
    trail(pen, t);
    at(pen, { ...flight(t), scale: 1.25 }, () => {
      fillPath(pen, 'M56 0L-46 -34L-26 0Z', '#ffffff');
      fillPath(pen, 'M56 0L-26 0L-40 24Z', '#c3d3ea');
      fillPath(pen, 'M56 0L-26 0L-14 28Z', '#e4ecf8');
    });
  },
};
