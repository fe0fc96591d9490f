import { TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, bands, circle, ellipse, fillPath, line, polygon, roundRect } from '../shapes.ts';

const width = 480;
const height = 360;

interface Balloon {
  x: number;
  y: number;
  scale: number;
  shift: number;
  gores: readonly string[];
}

const balloons: readonly Balloon[] = [
  { x: 408, y: 152, scale: 0.36, shift: 0.6, gores: ['#5a8fb0', '#f3e6c8', '#5a8fb0'] },
  { x: 60, y: 126, scale: 0.42, shift: 0.15, gores: ['#d98a4e', '#f7dba0', '#d98a4e'] },
  { x: 342, y: 98, scale: 0.62, shift: 0.8, gores: ['#3d9b8f', '#f6f1d5', '#f2b134', '#f6f1d5'] },
  {
    x: 176,
    y: 128,
    scale: 1,
    shift: 0.35,
    gores: ['#d8434e', '#fbe9cf', '#f08a4b', '#fbe9cf', '#d8434e'],
  },
];

const envelope = (pen: Pen) => {
  pen.beginPath();
  pen.moveTo(-15, 92);
  pen.bezierCurveTo(-30, 60, -78, 36, -78, -18);
  pen.bezierCurveTo(-78, -112, 78, -112, 78, -18);
  pen.bezierCurveTo(78, 36, 30, 60, 15, 92);
  pen.closePath();
};

const balloon = (pen: Pen, t: number, { x, y, scale, shift, gores }: Balloon) => {
  const bob = wave(t, 1, shift);
  at(
    pen,
    {
      x: x + wave(t, 1, shift + 0.2) * 6 * scale,
      y: y + bob * 13 * scale,
      scale,
      turn: bob * 0.035,
    },
    () => {
      pen.save();
      envelope(pen);
      pen.clip();
      gores.forEach((color, i) => {
        ellipse(pen, 0, -4, 84 * (1 - i / gores.length), 130, color);
      });
      ellipse(pen, 0, 100, 60, 26, 'rgba(60, 20, 50, 0.25)');
      ellipse(pen, 74, 10, 34, 110, 'rgba(60, 20, 50, 0.14)');
      pen.restore();
      for (const side of [-1, 1]) line(pen, side * 14, 92, side * 11, 122, 2.5, '#5b3a34');
      if ((t + shift) % 0.5 < 0.2) {
        ellipse(pen, 0, 100, 6, 13, '#ffb02e');
        ellipse(pen, 0, 103, 3, 8, '#fff3b0');
      }
      roundRect(pen, -16, 120, 32, 24, 5, '#9a5b35');
      roundRect(pen, -18, 118, 36, 7, 3, '#6f3f2a');
    },
  );
};

const cloud = (pen: Pen, x: number, y: number, scale: number) =>
  at(pen, { x, y, scale }, () => {
    roundRect(pen, -54, 0, 108, 20, 10, '#fff7ea');
    circle(pen, -16, 0, 20);
    circle(pen, 14, 2, 15);
  });

/** A hill with furrows that run to its top. */
const field = (pen: Pen, x: number, y: number, r: number, color: string, furrow: string) => {
  pen.save();
  pen.beginPath();
  pen.ellipse(x, y + r * 0.4, r, r * 0.4, 0, 0, TAU);
  pen.clip();
  pen.fillStyle = color;
  pen.fillRect(x - r, y, r * 2, r);
  for (let i = -5; i <= 5; i++) {
    polygon(
      pen,
      [
        [x + i * 6, y],
        [x + i * 6 + 3, y],
        [x + i * 62 + 22, y + r * 0.6],
        [x + i * 62 - 10, y + r * 0.6],
      ],
      furrow,
    );
  }
  pen.restore();
};

const tree = (pen: Pen, x: number, y: number) => {
  line(pen, x, y, x, y - 10, 4, '#5b3a34');
  ellipse(pen, x, y - 20, 8, 14, '#2f6f5b');
};

const bird = (pen: Pen, x: number, y: number, t: number, shift: number) => {
  const flap = wave(t, 3, shift) * 6;
  pen.strokeStyle = '#5b4a6b';
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - 12, y - flap);
  pen.quadraticCurveTo(x - 5, y - 4, x, y + 3);
  pen.quadraticCurveTo(x + 5, y - 4, x + 12, y - flap);
  pen.stroke();
};

export const morningBalloons: Scene = {
  slug: 'morning-balloons',
  title: 'Hot-air balloons at sunrise',
  kind: 'gif',
  category: 'nature',
  tags: [
    'good morning',
    'hot air balloon',
    'sunrise',
    'hills',
    'travel',
    'up',
    'happy',
    'have a nice day',
    'congrats',
    'happy birthday',
    'calm',
    'beautiful',
  ],
  width,
  height,
  seconds: 2.5,
  fps: 15,
  draw(pen, t) {
    bands(pen, width, height, { 0: '#9fd3e0', 80: '#c3e2dc', 150: '#f3e3c0', 206: '#fbcf9d' });
    circle(pen, 300, 244, 62 + wave(t) * 2, '#ffe6a8');
    circle(pen, 300, 244, 44, '#ffd166');
    cloud(pen, 96 + wave(t) * 5, 44, 0.8);
    cloud(pen, 260 - wave(t, 1, 0.2) * 6, 196, 0.6);
    cloud(pen, 438 + wave(t, 1, 0.5) * 5, 62, 0.9);
    bird(pen, 262, 56, t, 0);
    bird(pen, 284, 44, t, 0.2);
    bird(pen, 244, 40, t, 0.5);
    fillPath(
      pen,
      'M0 258 L70 224 L150 256 L230 232 L310 262 L400 226 L480 250 L480 360 L0 360Z',
      '#a8a6c4',
    );
    field(pen, 380, 254, 250, '#8fbf6a', '#a6cf7b');
    field(pen, 90, 268, 300, '#6aa85c', '#7db96b');
    for (const [x, y] of [
      [402, 264],
      [420, 268],
      [452, 274],
      [300, 272],
      [20, 286],
      [44, 282],
    ] as const)
      tree(pen, x, y);
    for (const each of balloons) balloon(pen, t, each);
    field(pen, 300, 312, 330, '#3f8a5a', '#4b9a66');
    for (const [x, y] of [
      [214, 322],
      [236, 320],
      [392, 324],
      [466, 338],
    ] as const)
      tree(pen, x, y);
  },
};
