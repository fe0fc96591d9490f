import { TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, line, polygon, roundRect } from '../shapes.ts';

const width = 480;
const height = 270;
const rails = 168;
const arch = 96;

/** Hills of cut paper: the edge repeats every `period` px, and a loop moves it on by one. */
const hills = [
  { period: 120, base: 118, rise: 20, color: '#f3a683' },
  { period: 240, base: 150, rise: 34, color: '#c9727a' },
  { period: 240, base: 196, rise: 26, color: '#7f4a73' },
] as const;

const shadow = 'rgba(60, 24, 60, 0.22)';

const hill = (pen: Pen, t: number, { period, base, rise, color }: (typeof hills)[number]) => {
  const edge: [number, number][] = [];
  for (let x = -20; x <= width + 20; x += 10) {
    const along = (x + t * period) / period;
    const y =
      base - Math.sin(along * TAU) * rise * 0.6 - Math.sin(along * TAU * 2 + 1) * rise * 0.4;
    edge.push([x, y]);
  }
  const paper: [number, number][] = [...edge, [width + 20, height], [-20, height]];
  at(pen, { y: -6 }, () => polygon(pen, paper, shadow));
  polygon(pen, paper, color);
};

const bridge = (pen: Pen, t: number) => {
  pen.fillStyle = '#43294f';
  pen.beginPath();
  pen.rect(-20, rails, width + 40, height - rails);
  for (let x = -arch - t * arch * 4; x < width + arch; x += arch) {
    pen.moveTo(x + 12, height);
    pen.lineTo(x + 12, 228);
    pen.arc(x + arch / 2, 228, arch / 2 - 12, Math.PI, 0);
    pen.lineTo(x + arch - 12, height);
    pen.closePath();
  }
  pen.fill('evenodd');
  pen.fillStyle = '#5c3b66';
  pen.fillRect(0, rails, width, 7);
};

const wheelAt = (pen: Pen, x: number, r: number, t: number) =>
  at(pen, { x, y: rails - r, turn: t * TAU * 3 }, () => {
    circle(pen, 0, 0, r, '#2b1733');
    circle(pen, 0, 0, r * 0.62, '#ffcf7d');
    for (let i = 0; i < 3; i++) {
      const angle = (i * Math.PI) / 3;
      const [dx, dy] = [Math.cos(angle) * r * 0.7, Math.sin(angle) * r * 0.7];
      line(pen, -dx, -dy, dx, dy, 2.5, '#2b1733');
    }
  });

const wagon = (pen: Pen, x: number, t: number, color: string) => {
  at(pen, { x, y: wave(t, 6, x / 100) * 1.2 }, () => {
    roundRect(pen, -6, rails - 22, 104, 8, 3, '#2b1733');
    roundRect(pen, 0, rails - 62, 92, 46, 6, color);
    roundRect(pen, -4, rails - 68, 100, 10, 5, '#fff0d9');
    for (const w of [10, 36, 62]) roundRect(pen, w, rails - 50, 19, 18, 4, '#ffe08a');
  });
  wheelAt(pen, x + 18, 10, t);
  wheelAt(pen, x + 74, 10, t);
};

const engine = (pen: Pen, x: number, t: number) => {
  at(pen, { x, y: wave(t, 6) * 1.5 }, () => {
    polygon(
      pen,
      [
        [118, rails - 24],
        [146, rails - 4],
        [118, rails - 4],
      ],
      '#2b1733',
    );
    roundRect(pen, -2, rails - 26, 126, 12, 4, '#2b1733');
    roundRect(pen, 40, rails - 60, 82, 40, 16, '#e4475b');
    for (const band of [62, 88]) roundRect(pen, band, rails - 60, 6, 40, 0, '#ffcf7d');
    roundRect(pen, 0, rails - 80, 44, 60, 5, '#e4475b');
    roundRect(pen, -6, rails - 88, 56, 11, 5, '#43294f');
    roundRect(pen, 10, rails - 70, 24, 22, 4, '#ffe08a');
    polygon(
      pen,
      [
        [98, rails - 58],
        [94, rails - 88],
        [118, rails - 88],
        [114, rails - 58],
      ],
      '#43294f',
    );
    roundRect(pen, 64, rails - 72, 18, 14, 7, '#ffcf7d');
    circle(pen, 122, rails - 44, 8, '#fff3b0');
  });
  for (const dx of [20, 58]) wheelAt(pen, x + dx, 17, t);
  wheelAt(pen, x + 98, 11, t);
  const crank = t * TAU * 3;
  const [dx, dy] = [Math.cos(crank) * 9, Math.sin(crank) * 9];
  line(pen, x + 20 + dx, rails - 17 + dy, x + 58 + dx, rails - 17 + dy, 5, '#fff0d9');
};

const smoke = (pen: Pen, t: number) => {
  const puffs = 8;
  for (let i = 0; i < puffs; i++) {
    const age = ((i + t * 2) % puffs) / puffs;
    const r = (8 + age * 26) * Math.min(1, (1 - age) * 2.4);
    circle(pen, 404 - age * 400, 74 - Math.sin(age * 2.4) * 34 + (i % 2) * 8, r, '#fff0d9');
  }
};

export const viaductTrain: Scene = {
  slug: 'viaduct-train',
  title: 'Steam train crossing a viaduct',
  kind: 'gif',
  category: 'everyday',
  tags: [
    'train',
    'travel',
    'bridge',
    'steam',
    'journey',
    'holiday',
    'on my way',
    'commute',
    'good morning',
    'bye',
    'vacation',
    'choo choo',
  ],
  width,
  height,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#ffdcae';
    pen.fillRect(0, 0, width, height);
    circle(pen, 250, 92, 66, '#ffc98f');
    circle(pen, 250, 92, 46, '#ffb070');
    for (const each of hills) hill(pen, t, each);
    at(pen, { y: -5 }, () => {
      pen.fillStyle = shadow;
      pen.fillRect(0, rails, width, 8);
    });
    smoke(pen, t);
    bridge(pen, t);
    wagon(pen, 60, t, '#2a9d8f');
    wagon(pen, 174, t, '#e9a13b');
    engine(pen, 292, t);
  },
};
