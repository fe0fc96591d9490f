import { sticker } from '../die-cut.ts';
import { fract, TAU, wave } from '../easing.ts';
import { smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, roundRect, strokePath } from '../shapes.ts';

const ink = '#5e1208';
const layers = [
  { size: 1, fill: '#f5361d', shift: 0 },
  { size: 0.76, fill: '#ff8a12', shift: 0.14 },
  { size: 0.5, fill: '#ffd83a', shift: 0.3 },
];

/** A flame that stands on 0, 0: three tongues, each licking in its own time. */
const flame = (pen: Pen, t: number, fill: string): void => {
  const tip = `${18 + wave(t) * 22} ${-352 + wave(t, 2) * 18}`;
  const left = `${-104 + wave(t, 1, 0.3) * 9} ${-216 + wave(t, 2, 0.4) * 20}`;
  const right = `${112 + wave(t, 1, 0.55) * 9} ${-234 + wave(t, 2, 0.8) * 22}`;
  fillPath(
    pen,
    `M0 0C-92 0 -134 -62 -128 -126C-126 -164 -112 -182 ${left}C-98 -186 -82 -168 -62 -164` +
      `C-74 -238 -34 -292 ${tip}C20 -296 54 -258 68 -188C88 -194 104 -208 ${right}` +
      'C138 -178 136 -132 132 -112C124 -46 78 0 0 0Z',
    fill,
  );
};

const sparks = (pen: Pen, t: number): void => {
  const chance = random(3);
  for (let i = 0; i < 8; i++) {
    const life = fract(t + chance());
    const start = 50 + chance() * 220;
    const x = start + wave(life, 1, chance()) * 16;
    const r = (9 + chance() * 7) * Math.sin(life * Math.PI);
    if (r > 4) circle(pen, x, 290 - life * 270, r, i % 2 ? '#ffb020' : '#ff5a2a');
  }
};

const sunglasses = (pen: Pen): void => {
  for (const side of [-1, 1]) {
    fillPath(
      pen,
      `M${side * 8} -24H${side * 76}Q${side * 78} 26 ${side * 42} 26Q${side * 10} 26 ${side * 8} -24Z`,
      '#20161f',
    );
    at(pen, { x: side * 42 - 8, y: -4, turn: 0.5 }, () =>
      roundRect(pen, -5, -14, 10, 26, 4, '#ffffff'),
    );
  }
  strokePath(pen, 'M-92 -24H92', 12, '#20161f');
};

export const fireFlame: Scene = {
  slug: 'fire-flame',
  title: 'Cool flame in sunglasses',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'fire',
    'flame',
    'lit',
    'emoji',
    'hot',
    'cool',
    'on fire',
    'awesome',
    'sunglasses',
    'swag',
    'burn',
    'streak',
    'amazing',
  ],
  width: 320,
  height: 480,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    sparks(pen, t);
    sticker(pen, ink, (layer) =>
      at(layer, { x: 160, y: 448, turn: wave(t, 1, 0.5) * 0.03 }, () => {
        for (const { size, fill, shift } of layers) {
          at(layer, { y: (size - 1) * 34, scale: size }, () => flame(layer, t - shift, fill));
        }
        const nod = Math.sin(t * TAU * 2);
        at(layer, { x: 0, y: -126 + nod * 5, turn: -0.07 + nod * 0.02 }, () => {
          sunglasses(layer);
          smile(layer, 12, 36, 58, ink, 9);
        });
      }),
    );
  },
};
