import { fract, pulse, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, polygon } from '../shapes.ts';

const width = 480;
const height = 480;
const unit = 18.5;
const flutter = ['#ff5d8f', '#ffd166', '#3ec6c0', '#ffffff', '#ff9f5a'];

/** Isometric view: x runs down to the right, y down to the left, z up. */
const iso = (x: number, y: number, z: number): [number, number] => [
  240 + (x - y) * unit * 0.866,
  350 + (x + y) * unit * 0.5 - z * unit,
];

interface Tier {
  /** Half of the side and the position, in units. */
  half: number;
  bottom: number;
  top: number;
  left: string;
  right: string;
  icing: string;
  icingLeft: string;
  icingRight: string;
}

const lower: Tier = {
  half: 6,
  bottom: 0,
  top: 5,
  left: '#e88aa9',
  right: '#f7a8c0',
  icing: '#fffaf2',
  icingLeft: '#ecdff0',
  icingRight: '#fbf1f4',
};
const upper: Tier = {
  half: 3.8,
  bottom: 5,
  top: 9,
  left: '#2fa9ab',
  right: '#4fc9c2',
  icing: '#fff0b8',
  icingLeft: '#f2c96a',
  icingRight: '#ffde8a',
};

const tier = (
  pen: Pen,
  { half: h, bottom, top, left, right, icing, icingLeft, icingRight }: Tier,
): void => {
  polygon(pen, [iso(-h, h, bottom), iso(h, h, bottom), iso(h, h, top), iso(-h, h, top)], left);
  polygon(pen, [iso(h, -h, bottom), iso(h, h, bottom), iso(h, h, top), iso(h, -h, top)], right);
  const middle = (bottom + top) / 2 - 0.7;
  for (let i = 0; i < 5; i++) {
    const along = -h + ((i + 0.5) * h * 2) / 5;
    circle(pen, ...iso(along, h, middle), 7, icingLeft);
    circle(pen, ...iso(h, along, middle), 7, icingRight);
  }
  // Icing runs down both faces in rounded drips.
  for (const [face, fill] of [
    [0, icingLeft],
    [1, icingRight],
  ] as const) {
    const drips: [number, number][] = [];
    for (let step = 0; step <= 60; step++) {
      const along = -h + (step / 60) * h * 2;
      const longest = 1 + ((Math.floor(step / 10) * 7) % 3) * 0.45;
      const depth = 0.5 + (1 - (fract(step / 10) * 2 - 1) ** 4) * longest;
      drips.push(face ? iso(h, along, top - depth) : iso(along, h, top - depth));
    }
    polygon(pen, [face ? iso(h, -h, top) : iso(-h, h, top), ...drips, iso(h, h, top)], fill);
  }
  polygon(pen, [iso(-h, -h, top), iso(h, -h, top), iso(h, h, top), iso(-h, h, top)], icing);
};

const candle = (pen: Pen, x: number, y: number, color: string, shift: number, t: number): void => {
  const [left, base] = iso(x, y, upper.top);
  pen.fillStyle = color;
  pen.fillRect(left - 6, base - 46, 12, 46);
  ellipse(pen, left, base, 6, 3, color);
  ellipse(pen, left, base - 46, 6, 3, '#fff');
  fillPath(
    pen,
    `M${left - 6} ${base - 8} l12 -8 v8 l-12 8Z M${left - 6} ${base - 28} l12 -8 v8 l-12 8Z`,
    '#fff',
  );
  const lean = wave(t, 2, shift) * 6;
  const tall = 26 + pulse(t, 4, shift) * 8;
  for (const [size, fill] of [
    [1, '#ff8a3c'],
    [0.55, '#fff1a8'],
  ] as const) {
    at(pen, { x: left, y: base - 52, scale: size }, () => {
      fillPath(
        pen,
        `M0 4 Q-17 -2 ${-6 + lean * 0.4} -18 Q${lean} -24 ${lean * 1.3} ${-tall - 6} Q${10 + lean} -18 11 -6 Q10 4 0 4Z`,
        fill,
      );
    });
  }
};

const confetti = (pen: Pen, t: number): void => {
  const next = random(11);
  for (let i = 0; i < 42; i++) {
    const x = next() * width + wave(t, 1, next()) * 14;
    const y = fract(next() + t) * (height + 40) - 20;
    const tumble = Math.cos((t * 2 + next()) * TAU);
    at(pen, { x, y, turn: next() * TAU }, () => {
      pen.scale(1, tumble);
      pen.fillStyle = flutter[i % flutter.length] ?? '#fff';
      pen.fillRect(-10, -7, 20, 14);
    });
  }
};

export const birthdayCake: Scene = {
  slug: 'birthday-cake',
  title: 'Birthday cake with candles',
  kind: 'gif',
  category: 'celebrations',
  tags: [
    'happy birthday',
    'birthday',
    'cake',
    'candles',
    'party',
    'celebrate',
    'confetti',
    'make a wish',
    'hbd',
    'anniversary',
    'dessert',
    'sweet',
  ],
  width,
  height,
  seconds: 1.8,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#5b4bb7';
    pen.fillRect(0, 0, width, height);
    circle(pen, 240, 236, 206, '#6d5ccc');
    confetti(pen, t);
    ellipse(pen, 240, 380, 196, 88, '#43359a');
    ellipse(pen, 240, 364, 186, 98, '#d8d2f5');
    ellipse(pen, 240, 356, 186, 98, '#f4f0ff');
    // A little hop of the whole cake on each beat.
    pen.translate(240, 400);
    const hop = pulse(t, 2);
    pen.scale(1.015 - hop * 0.03, 0.985 + hop * 0.03);
    pen.translate(-240, -400);
    tier(pen, lower);
    tier(pen, upper);
    candle(pen, -2.1, -0.4, '#7b6cf6', 0, t);
    candle(pen, -0.4, -2.1, '#2fa9ab', 0.3, t);
    candle(pen, -1.8, 1.8, '#ff9f5a', 0.6, t);
    candle(pen, 1.8, -1.8, '#ff5d8f', 0.8, t);
    candle(pen, 1.2, 1.2, '#ff5d8f', 0.45, t);
  },
};
