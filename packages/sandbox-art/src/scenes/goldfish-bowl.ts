import { fract, lerp, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, polygon, roundRect } from '../shapes.ts';

const width = 480;
const height = 360;
const bowl = { x: 240, y: 190, r: 134 };
const table = 316;
const waterLine = 122;

const room = (pen: Pen) => {
  pen.fillStyle = '#f7b5a7';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#fbc7b8';
  for (let x = 0; x < width; x += 60) pen.fillRect(x, 0, 30, table);
  roundRect(pen, 26, 30, 74, 92, 6, '#fff4e6');
  roundRect(pen, 34, 38, 58, 76, 3, '#7cc6b8');
  circle(pen, 63, 84, 19, '#ffe08a');
  fillPath(pen, 'M34 114 L56 84 L74 104 L84 94 L92 114Z', '#3f8f86');
  pen.fillStyle = '#b5654a';
  pen.fillRect(0, table, width, height - table);
  pen.fillStyle = '#cf7c58';
  pen.fillRect(0, table, width, 12);
  ellipse(pen, bowl.x, table + 10, 120, 12, '#8f4a3a');
};

/** A tin of fish food, so that the shelf is not bare. */
const tin = (pen: Pen) => {
  roundRect(pen, 398, 244, 56, 76, 6, '#2f6f8f');
  roundRect(pen, 394, 236, 64, 16, 5, '#fff4e6');
  ellipse(pen, 424, 284, 17, 11, '#ffb03a');
  fillPath(pen, 'M412 284 L400 274 L400 294Z', '#ffb03a');
};

const weed = (pen: Pen, x: number, tall: number, t: number, shift: number, color: string) => {
  pen.strokeStyle = color;
  pen.lineWidth = 11;
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 0; i <= 8; i++) {
    const sway = wave(t, 1, shift - i * 0.09) * i * 1.9;
    pen.lineTo(x + sway + Math.sin(i * 1.3) * 6, 306 - (tall * i) / 8);
  }
  pen.stroke();
};

const fins = '#ff7a2f';

/** `facing` is 1 to the right, -1 to the left, and passes through 0 in a turn. */
const fish = (pen: Pen, t: number, facing: number) => {
  pen.scale(Math.sign(facing || 1) * Math.max(0.3, Math.abs(facing)), 1);
  const flick = wave(t, 5) * 0.5;
  at(pen, { x: -40 }, () => {
    pen.scale(1 - Math.abs(flick) * 0.4, 1);
    pen.fillStyle = fins;
    pen.beginPath();
    pen.moveTo(6, 0);
    pen.bezierCurveTo(-30, -44 - flick * 14, -66, -40 - flick * 24, -58, -8);
    pen.quadraticCurveTo(-46, 0, -58, 10);
    pen.bezierCurveTo(-66, 40 - flick * 24, -30, 44 - flick * 14, 6, 0);
    pen.fill();
  });
  fillPath(pen, 'M-26 -26 L-14 -54 L22 -46 L28 -26Z', fins);
  fillPath(pen, 'M-6 28 L-18 52 L10 46 L16 28Z', fins);
  ellipse(pen, 0, 0, 54, 37, '#ffa037');
  ellipse(pen, 4, 14, 42, 22, '#ffc76b');
  ellipse(pen, -8, 6, 20, 9, fins, 0.5 + flick * 0.9);
  circle(pen, 28, -8, 14, '#ffffff');
  circle(pen, 32, -8, 8, '#2b2030');
  circle(pen, 35, -11, 3, '#ffffff');
  circle(pen, 20, 11, 7, '#ff7f6a');
  const gulp = 3 + Math.max(0, wave(t, 4)) * 4;
  ellipse(pen, 52, 5, 5, gulp, '#b5432a');
};

const bubbles = (pen: Pen, t: number) => {
  for (let i = 0; i < 7; i++) {
    const rise = fract(t + i * 0.37);
    const x = (i % 2 === 0 ? 176 : 292) + wave(rise, 2, i * 0.2) * 7 + i * 3;
    const r = (3 + (i % 3) * 2.2) * Math.min(1, (1 - rise) * 8);
    circle(pen, x, lerp(296, waterLine + 6, rise), r, '#e8fbff');
  }
};

const water = (pen: Pen, t: number) => {
  pen.save();
  pen.beginPath();
  pen.arc(bowl.x, bowl.y, bowl.r - 9, 0, TAU);
  pen.clip();
  const surface: [number, number][] = [[100, 330]];
  for (let x = 100; x <= 380; x += 10) surface.push([x, waterLine + wave(t, 1, x / 140) * 4]);
  polygon(pen, [...surface, [380, 330]], '#5cc8dc');
  ellipse(pen, bowl.x, 322, 140, 42, '#f4dfa8');
  for (let i = 0; i < 12; i++) {
    circle(pen, 150 + i * 17, 300 + ((i * 7) % 12), 7, ['#e4576e', '#fff4e6', '#7a5fc0'][i % 3]);
  }
  weed(pen, 160, 130, t, 0, '#2f9a6a');
  weed(pen, 182, 88, t, 0.3, '#54b878');
  weed(pen, 322, 108, t, 0.6, '#2f9a6a');
  bubbles(pen, t);
  const facing = Math.cos(t * TAU) * 1.6;
  const x = bowl.x + wave(t) * 52;
  at(pen, { x, y: 206 + wave(t, 2) * 10, turn: wave(t, 2, 0.2) * 0.1 }, () => {
    fish(pen, t, Math.max(-1, Math.min(1, facing)));
  });
  pen.restore();
};

export const goldfishBowl: Scene = {
  slug: 'goldfish-bowl',
  title: 'Goldfish circling its bowl',
  kind: 'gif',
  category: 'animals',
  tags: [
    'goldfish',
    'fish',
    'bowl',
    'pet',
    'swim',
    'bored',
    'waiting',
    'monday',
    'forgot',
    'what',
    'cute',
    'lol',
  ],
  width,
  height,
  seconds: 2.5,
  fps: 15,
  draw(pen, t) {
    room(pen);
    tin(pen);
    circle(pen, bowl.x, bowl.y, bowl.r, '#fbe6df');
    circle(pen, bowl.x, bowl.y, bowl.r - 7, '#fdf3ee');
    water(pen, t);
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 9;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.arc(bowl.x, bowl.y, bowl.r - 22, Math.PI * 1.08, Math.PI * 1.28);
    pen.stroke();
    roundRect(pen, bowl.x - 92, 62, 184, 20, 10, '#ffffff');
    line(pen, bowl.x - 62, table + 1, bowl.x + 62, table + 1, 8, '#fbe6df');
    circle(pen, 346, 128, 6 + wave(t) * 1.5, '#ffffff');
  },
};
