import { easeInOut, fract, phase, pulse } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, roundRect } from '../shapes.ts';

const size = 400;
const perRow = 4;
const tile = size / perRow;

const backgrounds = ['#f4e3c5', '#f7ecd6'] as const;
const stripes = [
  ['#1f4e5f', 60],
  ['#f4b942', 42],
  ['#e4572e', 22],
] as const;

const arcs = (pen: Pen) => {
  for (const [x, y, from] of [
    [-tile / 2, -tile / 2, 0],
    [tile / 2, tile / 2, Math.PI],
  ] as const) {
    for (const [color, thick] of stripes) {
      pen.strokeStyle = color;
      pen.lineWidth = thick;
      pen.beginPath();
      pen.arc(x, y, tile / 2, from, from + Math.PI / 2);
      pen.stroke();
    }
  }
};

/** Two quarter turns a loop bring a tile back: its pattern is the same upside down. */
const turned = (local: number): number =>
  easeInOut(phase(local, 0, 0.2)) + easeInOut(phase(local, 0.5, 0.7));

const shrunk = (local: number): number =>
  pulse(phase(local, 0, 0.2)) + pulse(phase(local, 0.5, 0.7));

export const turningTiles: Scene = {
  slug: 'turning-tiles',
  title: 'Tiles turning into new patterns',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'pattern',
    'tiles',
    'truchet',
    'satisfying',
    'geometry',
    'puzzle',
    'thinking',
    'change',
    'mosaic',
    'retro',
    '70s',
  ],
  width: size,
  height: size,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#16343f';
    pen.fillRect(0, 0, size, size);
    for (let row = 0; row < perRow; row++) {
      for (let column = 0; column < perRow; column++) {
        const local = fract(t - (column + row) * 0.05);
        const first = (column * 3 + row * 5 + column * row) % 2;
        const turn = ((first + turned(local)) * Math.PI) / 2;
        const x = (column + 0.5) * tile;
        const y = (row + 0.5) * tile;
        at(pen, { x, y, turn, scale: 1.006 - shrunk(local) * 0.3 }, () => {
          pen.beginPath();
          pen.rect(-tile / 2, -tile / 2, tile, tile);
          pen.clip();
          roundRect(pen, -tile / 2, -tile / 2, tile, tile, 0, backgrounds[(column + row) % 2]);
          arcs(pen);
        });
      }
    }
  },
};
