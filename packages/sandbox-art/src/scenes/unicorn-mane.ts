import { sticker } from '../die-cut.ts';
import { pulse, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, star, strokePath } from '../shapes.ts';

const coat = '#fdf6ff';
const shade = '#e2d0f5';
const ink = '#54307d';
const colors = ['#ff6fb1', '#ffa24d', '#ffe04d', '#57d98a', '#4db8ff', '#a673ff'];

/** A lock of hair from its root toward the right: a ribbon that tapers, with a wave running out. */
const lock = (pen: Pen, t: number, i: number): void => {
  const root = { x: 262 + i * 17, y: 128 + i * 47 };
  const length = 172 - Math.max(0, i - 1) * 19;
  const edge = (s: number, side: number): [x: number, y: number] => {
    const swing = wave(t, 1, i * 0.09 - s * 0.75) * 26 * s;
    const thick = 36 * (1 - s) ** 0.6 + 3;
    return [root.x + s * length, root.y + s * (26 + i * 6) + swing + side * thick];
  };
  pen.fillStyle = colors[i] ?? ink;
  pen.beginPath();
  for (let s = 0; s <= 1; s += 0.05) pen.lineTo(...edge(s, -1));
  for (let s = 1; s >= 0; s -= 0.05) pen.lineTo(...edge(s, 1));
  pen.fill();
};

const horn = (pen: Pen): void =>
  at(pen, { x: 206, y: 132, turn: -0.42 }, () => {
    fillPath(pen, 'M-25 14L0 -116L25 14Z', '#ffd24a');
    pen.globalCompositeOperation = 'source-atop';
    strokePath(pen, 'M-22 -8L24 -22M-20 -40L22 -54M-16 -72L16 -84', 8, '#f09c1f');
    pen.globalCompositeOperation = 'source-over';
  });

const head = (pen: Pen): void => {
  fillPath(pen, 'M196 220C214 330 190 400 168 480H392C384 380 372 250 318 160Z', shade);
  fillPath(pen, 'M196 220C206 330 182 400 160 480H330C352 380 352 250 300 160Z', coat);
  fillPath(pen, 'M268 146Q282 80 322 62Q342 116 316 172Z', coat);
  fillPath(pen, 'M288 142Q294 106 314 88Q322 122 308 152Z', '#ffb5d8');
  circle(pen, 244, 214, 96, coat);
  fillPath(
    pen,
    'M170 152C120 220 72 250 70 304C68 352 128 372 176 348C226 330 280 310 300 270Z',
    coat,
  );
  fillPath(
    pen,
    'M98 250C76 272 70 288 70 304C68 352 128 372 170 350C146 330 150 270 98 250Z',
    '#ffd3e6',
  );
  ellipse(pen, 96, 292, 7, 10, ink, 0.4);
};

const features = (pen: Pen, open: number): void => {
  if (open > 0.5) {
    ellipse(pen, 212, 226, 19, 25, ink);
    circle(pen, 205, 216, 9, '#ffffff');
    circle(pen, 219, 237, 4, '#ffffff');
    strokePath(pen, 'M230 212L246 202M232 224L250 220', 6, ink);
  } else {
    strokePath(pen, 'M190 226Q212 246 234 226M234 228L250 232M224 236L236 246', 7, ink);
  }
  ellipse(pen, 208, 276, 26, 17, '#ff9fc6');
  strokePath(pen, 'M106 334Q136 340 160 318', 7, ink);
};

export const unicornMane: Scene = {
  slug: 'unicorn-mane',
  title: 'Unicorn with rainbow mane',
  kind: 'sticker',
  category: 'animals',
  tags: [
    'unicorn',
    'rainbow',
    'magic',
    'emoji',
    'fabulous',
    'horse',
    'sparkle',
    'fantasy',
    'dream',
    'hair flip',
    'pretty',
    'believe',
    'cute',
  ],
  width: 480,
  height: 480,
  seconds: 2,
  fps: 20,
  draw(pen, t) {
    const nod = wave(t, 1, 0.1);
    sticker(pen, ink, (layer) => {
      at(layer, { x: 260, y: 480, turn: nod * 0.035, scale: 0.94 }, () => {
        layer.translate(-252, -468);
        for (let i = colors.length - 1; i >= 0; i--) lock(layer, t, i);
        head(layer);
        horn(layer);
        at(layer, { x: 246, y: 120, turn: 0.5 + wave(t, 1, 0.3) * 0.12 }, () => {
          fillPath(layer, 'M-34 -8C4 -34 52 -10 56 62C34 40 -10 52 -34 -8Z', '#ff6fb1');
          fillPath(layer, 'M-26 4C-10 4 22 20 26 74C-4 56 -30 46 -26 4Z', '#a673ff');
        });
        features(layer, t > 0.66 && t < 0.8 ? 0 : 1);
      });
      for (const [x, y, shift] of [
        [68, 118, 0],
        [120, 44, 0.4],
        [46, 214, 0.7],
      ] as const) {
        const size = 30 * pulse(t, 1, shift);
        if (size > 9) star(layer, x, y, size, size * 0.34, 4, t * 1.5, '#fff27a');
      }
    });
  },
};
