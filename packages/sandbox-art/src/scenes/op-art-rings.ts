import { TAU } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';

const size = 400;
const gap = 56;
const rings = 12;

const addRings = (pen: Pen, x: number, y: number, grown: number) => {
  for (let i = 0; i < rings; i++) {
    const r = (i + grown) * gap;
    // Every ring is a stripe: an outer and an inner edge.
    for (const edge of [r, r + gap / 2]) {
      pen.moveTo(x + edge, y);
      pen.arc(x, y, edge, 0, TAU);
    }
  }
};

export const opArtRings: Scene = {
  slug: 'op-art-rings',
  title: 'Hypnotic black and white rings',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'hypnotic',
    'op art',
    'illusion',
    'trippy',
    'black and white',
    'moire',
    'dizzy',
    'mind blown',
    'wow',
    'confused',
    'circles',
  ],
  width: size,
  height: size,
  seconds: 1.4,
  fps: 15,
  isFlashing: true,
  draw(pen, t) {
    pen.fillStyle = '#fdf6ea';
    pen.fillRect(0, 0, size, size);
    const swing = Math.cos(t * TAU);
    const lift = Math.sin(t * TAU) * 26;
    pen.fillStyle = '#16131f';
    pen.beginPath();
    addRings(pen, size / 2 - 64 - swing * 30, size / 2 + lift, t);
    addRings(pen, size / 2 + 64 + swing * 30, size / 2 - lift, t);
    pen.fill('evenodd');
  },
};
