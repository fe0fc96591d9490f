import { sticker } from '../die-cut.ts';
import { easeOut, fract, TAU } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, ellipse, heart } from '../shapes.ts';

const red = '#f8274c';
const shade = '#c3103f';
const ink = '#6d0728';
const rise = 0.08;

/** A beat that starts at `start`: a quick swell, a slow ebb. */
const beat = (t: number, start: number): number => {
  const since = fract(t - start);
  return since < rise ? easeOut(since / rise) : Math.exp((rise - since) * 11);
};

const burst = (pen: Pen, t: number): void => {
  const out = fract(t - 0.12);
  const size = 46 * Math.sin(Math.min(1, out * 1.5) * Math.PI);
  for (let i = 0; i < 6 && size > 12; i++) {
    const angle = (i / 6 + 1 / 12) * TAU;
    const reach = 110 + 68 * easeOut(Math.min(1, out * 1.5));
    const x = 200 + Math.cos(angle) * reach;
    heart(pen, x, 200 + Math.sin(angle) * reach, size, i % 2 ? '#ff8fab' : '#ff5d83');
  }
};

export const beatingHeart: Scene = {
  slug: 'beating-heart',
  title: 'Beating red heart',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'heart',
    'love',
    'emoji',
    'beating heart',
    'heartbeat',
    'i love you',
    'crush',
    'valentine',
    'romance',
    'red',
    'miss you',
    'like',
  ],
  width: 400,
  height: 400,
  seconds: 1.1,
  fps: 20,
  draw(pen, t) {
    const swell = 0.17 * beat(t, 0.12) + 0.11 * beat(t, 0.38);
    const crouch = 0.07 * beat(t, 0.02);
    sticker(pen, ink, (layer) => {
      burst(layer, t);
      at(layer, { x: 200, y: 204, scale: 1.1 + swell }, () => {
        layer.scale(1 + crouch, 1 - crouch);
        heart(layer, 0, 0, 250, shade);
        layer.globalCompositeOperation = 'source-atop';
        heart(layer, -12, -10, 240, red);
        ellipse(layer, -56, -48, 26, 16, '#ffb3c4', -0.7);
        ellipse(layer, -82, -16, 8, 11, '#ffb3c4', 0.3);
        layer.globalCompositeOperation = 'source-over';
      });
    });
  },
};
