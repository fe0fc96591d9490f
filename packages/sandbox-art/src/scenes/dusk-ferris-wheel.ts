import { TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, bands, circle, line, polygon, roundRect, star } from '../shapes.ts';

const size = 480;
const hub = { x: 240, y: 212 };
const radius = 160;
const cabins = 12;
/** Cabins alternate in color, so that the wheel looks equal after two steps. */
const steps = 2;
const colors = ['#ff5d8f', '#ffd166'] as const;
const steel = '#ffe3d8';

const sky = (pen: Pen) => {
  bands(pen, size, size, {
    0: '#2a1a52',
    90: '#4b2468',
    176: '#86346f',
    258: '#cf5069',
    330: '#f4845f',
    384: '#ffb56b',
  });
  for (const [x, y] of [
    [40, 40],
    [96, 110],
    [424, 54],
    [392, 130],
    [452, 180],
    [26, 200],
    [150, 24],
  ] as const) {
    star(pen, x, y, 6, 2, 4, 0, '#ffe9c9');
  }
};

const skyline = (pen: Pen) => {
  const roofs = [52, 84, 40, 70, 112, 58, 36, 78, 96, 50, 66, 42];
  roofs.forEach((tall, i) => {
    pen.fillStyle = '#8c3365';
    pen.fillRect(i * 40, 430 - tall, 41, tall + 50);
    for (let y = 440 - tall; y < 420; y += 18) {
      for (const x of [10, 24])
        if ((i * 7 + y + x) % 3 === 0) roundRect(pen, i * 40 + x, y, 7, 9, 1, '#ffcf7d');
    }
  });
  pen.fillStyle = '#3a1a4a';
  pen.fillRect(0, 430, size, 50);
};

const cabin = (pen: Pen, x: number, y: number, turn: number, color: string) =>
  at(pen, { x, y, turn }, () => {
    line(pen, 0, 0, 0, 14, 4, steel);
    roundRect(pen, -18, 14, 36, 34, 7, '#3a1a4a');
    circle(pen, -6, 33, 6, '#ffcfa8');
    circle(pen, 7, 35, 5, '#ffcfa8');
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(-21, 22);
    pen.quadraticCurveTo(-18, 8, 0, 8);
    pen.quadraticCurveTo(18, 8, 21, 22);
    pen.fill();
    roundRect(pen, -20, 36, 40, 17, 7, color);
  });

const wheel = (pen: Pen, turn: number, t: number) => {
  pen.strokeStyle = steel;
  for (const [r, thick] of [
    [radius, 6],
    [radius - 26, 3],
    [58, 3],
  ] as const) {
    pen.lineWidth = thick;
    pen.beginPath();
    pen.arc(0, 0, r, 0, TAU);
    pen.stroke();
  }
  for (let i = 0; i < cabins; i++) {
    at(pen, { turn: turn + (i / cabins) * TAU }, () => {
      line(pen, 0, 0, radius, 0, 3, steel);
    });
  }
  const bulbs = cabins * 3;
  for (let i = 0; i < bulbs; i++) {
    const angle = turn + ((i + 0.5) / bulbs) * TAU;
    const lit = (i + Math.floor(t * 12)) % 3 === 0;
    circle(
      pen,
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      lit ? 6 : 4,
      lit ? '#fff3b0' : '#ff9e6d',
    );
  }
};

export const duskFerrisWheel: Scene = {
  slug: 'dusk-ferris-wheel',
  title: 'Ferris wheel at dusk',
  kind: 'gif',
  category: 'celebrations',
  tags: [
    'ferris wheel',
    'fair',
    'carnival',
    'date night',
    'weekend',
    'party',
    'fun',
    'good evening',
    'summer',
    'romantic',
    'sunset',
    'love',
  ],
  width: size,
  height: size,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    sky(pen);
    skyline(pen);
    const turn = (t * steps * TAU) / cabins;
    for (const side of [-1, 1]) line(pen, hub.x, hub.y, hub.x + side * 100, 440, 12, '#3a1a4a');
    line(pen, hub.x - 58, 346, hub.x + 58, 346, 7, '#3a1a4a');
    at(pen, hub, () => {
      wheel(pen, turn, t);
      for (let i = 0; i < cabins; i++) {
        const angle = turn + (i / cabins) * TAU;
        const sway = wave(t, 2, (i % 2) * 0.5) * 0.1;
        cabin(
          pen,
          Math.cos(angle) * radius,
          Math.sin(angle) * radius,
          sway,
          colors[i % 2] ?? steel,
        );
      }
      circle(pen, 0, 0, 30, '#ff5d8f');
      star(pen, 0, 0, 23, 11, 6, turn, '#fff3b0');
    });
    roundRect(pen, 176, 418, 128, 30, 6, '#ff5d8f');
    for (let i = 0; i < 8; i++)
      polygon(
        pen,
        [
          [172 + i * 17, 408],
          [189 + i * 17, 408],
          [180.5 + i * 17, 426],
        ],
        i % 2 === 0 ? '#ffe3d8' : '#ffd166',
      );
  },
};
