import { TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle } from '../shapes.ts';

const size = 400;
const petals = 8;
/** Each wreath is this much larger than the next one inside. */
const growth = 1.55;
const wreaths = 13;

const schemes = [
  { petal: '#ef476f', inner: '#ff8fab', dot: '#ffe5ec' },
  { petal: '#ffb703', inner: '#ffd670', dot: '#fff6d6' },
  { petal: '#2a9d8f', inner: '#74d3b8', dot: '#e0fbf2' },
] as const;

const petal = (pen: Pen, length: number, breadth: number, fill: string) => {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.3, -breadth, length * 0.75, -breadth, length, 0);
  pen.bezierCurveTo(length * 0.75, breadth, length * 0.3, breadth, 0, 0);
  pen.fill();
};

const wreath = (pen: Pen, reach: number, turn: number, scheme: (typeof schemes)[number]) => {
  for (let i = 0; i < petals; i++) {
    at(pen, { turn: turn + (i / petals) * TAU, scale: reach }, () => {
      petal(pen, 1.02, 0.43, '#3a1136');
      petal(pen, 1, 0.39, scheme.petal);
      petal(pen, 0.9, 0.22, scheme.inner);
      circle(pen, 0.86, 0, 0.035, scheme.dot);
    });
  }
};

export const bloomingMandala: Scene = {
  slug: 'blooming-mandala',
  title: 'Flower that never stops blooming',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'kaleidoscope',
    'mandala',
    'flower',
    'bloom',
    'zoom',
    'mesmerizing',
    'happy birthday',
    'thank you',
    'love',
    'spring',
    'colorful',
    'congrats',
  ],
  width: size,
  height: size,
  seconds: 1.6,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#3a1136';
    pen.fillRect(0, 0, size, size);
    const step = t * schemes.length;
    at(pen, { x: size / 2, y: size / 2 }, () => {
      // Over one loop every wreath takes the place of the next of its own color.
      for (let i = wreaths; i >= 0; i--) {
        const place = i + step - schemes.length;
        const scheme = schemes[i % schemes.length] ?? schemes[0];
        wreath(pen, 9 * growth ** (place - 1), (place * Math.PI) / petals + wave(t) * 0.06, scheme);
      }
    });
  },
};
