import { fract, TAU } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, bands, circle, fillPath, line, roundRect } from '../shapes.ts';

const width = 480;
const height = 320;
const horizon = 186;
const middle = width / 2;
const sunRadius = 92;

/** Screen height of something `far` rows away; 1 is at the lower edge. */
const ground = (far: number): number => horizon + (height - horizon) / far;

const sky = (pen: Pen) => {
  bands(pen, width, horizon, {
    0: '#1b0b3b',
    54: '#2f1057',
    98: '#541672',
    136: '#861e84',
    164: '#c02a86',
  });
};

const sun = (pen: Pen, t: number) => {
  const y = horizon - 34;
  pen.save();
  pen.beginPath();
  pen.arc(middle, y, sunRadius, 0, TAU);
  pen.clip();
  const stripes = ['#ffe066', '#ffc857', '#ff9e5e', '#ff7a73', '#ff4f8b'];
  stripes.forEach((color, i) => {
    pen.fillStyle = color;
    pen.fillRect(0, y - sunRadius + i * 28, width, 60);
  });
  // Stripes of sky wander down the sun and thicken on their way.
  for (let i = 0; i < 5; i++) {
    const down = (i + t) / 5;
    pen.fillStyle = down < 0.6 ? '#861e84' : '#c02a86';
    pen.fillRect(0, y - 26 + down * 76, width, 2 + down * 9);
  }
  pen.restore();
};

const grid = (pen: Pen, t: number) => {
  pen.fillStyle = '#170a33';
  pen.fillRect(0, horizon, width, height - horizon);
  for (let lane = -14; lane <= 14; lane++) {
    line(pen, middle + lane * 11, horizon, middle + lane * 110, height, 2, '#7b2ff7');
  }
  for (let row = 0; row < 12; row++) {
    const y = ground(row + 1 - t);
    if (y <= height + 40) line(pen, 0, y, width, y, 2, '#7b2ff7');
  }
  fillPath(pen, 'M233 186H247L358 320H122Z', '#0e0622');
  line(pen, middle - 7, horizon, middle - 118, height, 3, '#ff5fa2');
  line(pen, middle + 7, horizon, middle + 118, height, 3, '#ff5fa2');
  for (let dash = 0; dash < 6; dash++) {
    const far = dash + 1.2 - t;
    const [near, end] = [ground(far), ground(far + 0.45)];
    const half = (y: number) => ((y - horizon) / (height - horizon)) * 5;
    const [wide, thin] = [half(near), half(end)];
    fillPath(
      pen,
      `M${middle - thin} ${end}h${thin * 2}L${middle + wide} ${near}h${-wide * 2}Z`,
      '#ffe066',
    );
  }
};

const palm = (pen: Pen, far: number, side: number) =>
  at(pen, { x: middle + (side * 250) / far, y: ground(far), scale: 1.2 / far }, () => {
    pen.strokeStyle = '#0b0420';
    pen.lineCap = 'round';
    pen.lineWidth = 13;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(side * 4, -90, -side * 16, -158);
    pen.stroke();
    for (let i = 0; i < 7; i++) {
      const angle = -Math.PI * 1.12 + (i / 6) * Math.PI * 1.24;
      const [dx, dy] = [Math.cos(angle) * 66, Math.sin(angle) * 46];
      pen.lineWidth = 8;
      pen.beginPath();
      pen.moveTo(-side * 16, -158);
      pen.quadraticCurveTo(-side * 16 + dx * 0.7, -166 + dy, -side * 16 + dx, -140 + dy * 0.7);
      pen.stroke();
    }
  });

const car = (pen: Pen, t: number) =>
  at(pen, { x: middle + 26 + Math.sin(t * TAU) * 5, y: 296 + Math.sin(t * TAU * 4) * 1.2 }, () => {
    roundRect(pen, -48, -2, 22, 20, 5, '#05020f');
    roundRect(pen, 26, -2, 22, 20, 5, '#05020f');
    fillPath(pen, 'M-34 -22 L-24 -46 L24 -46 L34 -22Z', '#e9428f');
    fillPath(pen, 'M-26 -24 L-19 -41 L19 -41 L26 -24Z', '#2a1250');
    roundRect(pen, -54, -24, 108, 32, 8, '#ff5fa2');
    roundRect(pen, -48, -17, 96, 11, 5, '#5c0f4a');
    roundRect(pen, -46, -16, 26, 9, 4, '#ff3b3b');
    roundRect(pen, 20, -16, 26, 9, 4, '#ff3b3b');
    line(pen, -52, -28, 52, -28, 5, '#c92b78');
    roundRect(pen, -12, -3, 24, 8, 2, '#ffe9f4');
  });

export const synthwaveDrive: Scene = {
  slug: 'synthwave-drive',
  title: 'Driving into a neon sunset',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'synthwave',
    'retro',
    '80s',
    'neon',
    'drive',
    'car',
    'sunset',
    'road trip',
    'friday',
    'weekend',
    'cool',
    'on my way',
  ],
  width,
  height,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    sky(pen);
    for (let i = 0; i < 24; i++) {
      circle(pen, fract(i * 0.618) * width, fract(i * 0.37) * 96, i % 3 === 0 ? 1.7 : 1, '#ffd6ee');
    }
    sun(pen, t);
    fillPath(pen, 'M0 152L36 132L74 160L112 140L170 186H0Z', '#2a1250');
    fillPath(pen, 'M480 146L440 126L404 158L360 142L306 186H480Z', '#2a1250');
    grid(pen, t);
    for (let i = 2; i >= 0; i--) {
      const far = (i + 1 - t) * 2.2 + 0.3;
      palm(pen, far, -1);
      palm(pen, far, 1);
    }
    car(pen, t);
  },
};
