import { phase } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';

/** Everything is drawn in fat pixels. */
const dot = 5;
const columns = 96;
const rows = 54;
const floor = 44;

/** Fat pixels that the ground runs by in one loop; the other layers repeat in whole parts of it. */
const track = 120;
const foxX = 16;

const palette: Record<string, string> = {
  o: '#ff8a3d',
  d: '#d9602b',
  w: '#fff4dc',
  k: '#2b2140',
  r: '#e83f5b',
  y: '#ffd34d',
  Y: '#fff2a8',
  c: '#ffffff',
};

const foxBody = [
  '..............o...o',
  '.............oo..oo',
  '.ww..........oooooo.',
  'wwoo.........ookooko',
  'wooo........oooooooow',
  '.oood..ooooooooowwwk',
  '..oodooooooooooowww.',
  '...ddooooooooooww...',
  '....ooooooooowww....',
];
const legs = [
  ['....oo.oo....oo.oo..', '...kk...kk..kk...kk.'],
  ['....ooo......ooo....', '....kkk......kkk....'],
  ['.....oo.oo..oo.oo...', '.....kk..kk.kk..kk..'],
  ['....ooo......ooo....', '.....kkk......kkk...'],
];
const leapLegs = ['..ooo...........ooo.', '.kk...............kk'];

const mushroom = [
  '...rrrr...',
  '..rwwrrr..',
  '.rrwwrrwr.',
  'rrrrrrrrrr',
  'rwrrrwwrrr',
  '..wwwwww..',
  '..wkwwkw..',
  '..wwwwww..',
];
const heart = ['.rr.rr.', 'rwrrrrr', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'];
const cloud = ['....cccc......', '..cccccccc.cc.', 'cccccccccccccc'];
const coins = [
  ['.yyyy.', 'yYYyyy', 'yYyyyy', 'yYyyyy', 'yyyyyy', '.yyyy.'],
  ['..yy..', '.yYyy.', '.yYyy.', '.yYyy.', '.yyyy.', '..yy..'],
  ['..yy..', '..Yy..', '..Yy..', '..Yy..', '..yy..', '..yy..'],
  ['..yy..', '.yYyy.', '.yYyy.', '.yYyy.', '.yyyy.', '..yy..'],
] as const;

const block = (pen: Pen, x: number, y: number, width: number, height: number, color: string) => {
  pen.fillStyle = color;
  pen.fillRect(Math.round(x) * dot, Math.round(y) * dot, width * dot, height * dot);
};

const sprite = (pen: Pen, shape: readonly string[], x: number, y: number) =>
  shape.forEach((row, dy) => {
    [...row].forEach((key, dx) => {
      const color = palette[key];
      if (color) block(pen, x + dx, y + dy, 1, 1, color);
    });
  });

/** Places one layer of the landscape again and again, moved on by `t`. */
const layer = (t: number, period: number, place: (x: number) => void) => {
  for (let x = -Math.round(t * period); x < columns + period; x += period) place(x);
};

const landscape = (pen: Pen, t: number) => {
  block(pen, 0, 0, columns, rows, '#5ec4e8');
  block(pen, 0, 18, columns, rows, '#86d6ee');
  block(pen, 0, 28, columns, rows, '#b4e7ef');
  layer(t, 40, (x) => {
    sprite(pen, cloud, x, 8);
    sprite(pen, cloud, x + 22, 15);
  });
  layer(t, 60, (x) => {
    for (let step = 0; step < 9; step++) {
      block(pen, x + step * 2, floor - 4 - step * 2, 44 - step * 4, 2, '#6fbf9b');
      block(pen, x + 34 + step, floor - 2 - step, 26 - step * 2, 1, '#57a98a');
    }
    block(pen, x, floor - 2, 60, 2, '#57a98a');
  });
  layer(t, track, (x) => {
    for (let tile = 0; tile < track; tile += 8) {
      block(pen, x + tile, floor, 8, 10, '#9a5a3c');
      block(pen, x + tile, floor, 8, 2, '#5fb84a');
      block(pen, x + tile + 2, floor + 2, 2, 1, '#5fb84a');
      block(pen, x + tile + (tile % 16 ? 1 : 5), floor + 5, 2, 1, '#7c4430');
    }
  });
};

export const pixelFoxRunner: Scene = {
  slug: 'pixel-fox-runner',
  title: 'Pixel fox on the run',
  kind: 'gif',
  category: 'everyday',
  tags: [
    'pixel art',
    'game',
    'gaming',
    'fox',
    'run',
    'jump',
    'retro',
    '8-bit',
    'level up',
    'coming',
    'monday',
    'yes',
  ],
  width: columns * dot,
  height: rows * dot,
  seconds: 2,
  fps: 16,
  draw(pen, t) {
    landscape(pen, t);
    const hop = phase(t, 0.34, 0.66);
    const up = 4 * hop * (1 - hop) * 21;
    const inAir = hop > 0 && hop < 1;
    layer(t, track, (x) => sprite(pen, mushroom, x + 81, floor - 8));
    // The fox takes the coin at the top of the leap.
    layer(t, track, (x) => {
      for (const [dx, y] of [
        [82, 10],
        [112, 30],
        [52, 30],
      ] as const) {
        const ahead = x + dx;
        const taken = ahead < foxX + 12;
        if (!taken) sprite(pen, coins[Math.floor(t * 16) % 4] ?? coins[0], ahead, y);
        else if (ahead > foxX + 4)
          sprite(pen, ['Y...Y', '.....', '..c..', '.....', 'Y...Y'], ahead + 4, y - 3);
      }
    });
    const stride = Math.floor(t * 16) % legs.length;
    const bounce = !inAir && stride % 2 === 1 ? 1 : 0;
    sprite(pen, foxBody, foxX, floor - 11 - up - bounce);
    sprite(pen, inAir ? leapLegs : (legs[stride] ?? leapLegs), foxX, floor - 2 - up);
    for (const x of [3, 12, 21]) sprite(pen, heart, x, 3);
  },
};
