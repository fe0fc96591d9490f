import { easeInOut, easeOutBack, fract, lerp, phase } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, roundRect } from '../shapes.ts';

const width = 480;
const height = 270;
const floor = 238;
const pitch = 38;
const left = 28;

/** The row as it starts, by height; sorting it is the whole story. */
const shuffled = [7, 2, 10, 5, 0, 8, 3, 11, 1, 6, 9, 4];
const colors = [
  '#ff595e',
  '#ff7f51',
  '#ffa62b',
  '#ffca3a',
  '#c5ca30',
  '#8ac926',
  '#36b37e',
  '#22a6b3',
  '#1982c4',
  '#4267ac',
  '#6a4c93',
  '#a44a9c',
];

/** Every state of a selection sort, from shuffled to sorted. */
const states = ((): number[][] => {
  const row = [...shuffled];
  const seen = [[...row]];
  for (let place = 0; place < row.length; place++) {
    const from = row.indexOf(place);
    if (from === place) continue;
    row[from] = row[place] ?? place;
    row[place] = place;
    seen.push([...row]);
  }
  return seen;
})();

const sortedBy = 0.72;
const shuffleFrom = 0.88;

const face = (pen: Pen, y: number, happy: boolean, look: number) => {
  for (const x of [-6, 6]) {
    circle(pen, x, y, 5, '#ffffff');
    circle(pen, x + look * 2, y + (happy ? -1.5 : 1), 2.6, '#2d2a32');
  }
  if (happy) ellipse(pen, 0, y + 10, 4, 3.5, '#2d2a32');
};

export const sortingBars: Scene = {
  slug: 'sorting-bars',
  title: 'Bars sorting themselves',
  kind: 'gif',
  category: 'science',
  tags: [
    'sorting',
    'algorithm',
    'code',
    'programming',
    'order',
    'satisfying',
    'data',
    'work',
    'done',
    'yes',
    'rainbow',
    'nailed it',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 16,
  draw(pen, t) {
    pen.fillStyle = '#2d2a4a';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#38345c';
    for (let x = 0; x < 7; x++)
      for (let y = 0; y < 4; y++) circle(pen, 30 + x * 70, 24 + y * 62, 4);
    pen.fillStyle = '#1f1d36';
    pen.fillRect(0, floor, width, height - floor);

    const step = phase(t, 0, sortedBy) * (states.length - 1);
    const before = states[Math.floor(step)] ?? shuffled;
    const after = states[Math.ceil(step)] ?? shuffled;
    const moved = easeInOut(fract(step));
    const back = easeInOut(phase(t, shuffleFrom, 0.99));

    shuffled.forEach((_, bar) => {
      const from = before.indexOf(bar);
      const to = after.indexOf(bar);
      const sorting = lerp(from, to, moved);
      const place = lerp(sorting, shuffled.indexOf(bar), back);
      const cheer = phase(t, sortedBy + bar * 0.007, sortedBy + bar * 0.007 + 0.09);
      const hop =
        Math.sin(cheer * Math.PI) * 26 + Math.sin(moved * Math.PI) * (from === to ? 0 : 16);
      const happy = t > sortedBy && t < shuffleFrom;
      const tall = 46 + bar * 13 + (happy ? 4 * (1 - easeOutBack(cheer)) : 0);
      at(pen, { x: left + place * pitch + 3, y: floor - hop }, () => {
        roundRect(pen, -16, -tall, 32, tall, 13, colors[bar]);
        face(pen, -tall + 17, happy, Math.sign(to - from));
      });
    });
  },
};
