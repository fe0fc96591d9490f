import { fract, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 360;
const height = 480;
const green = '#3fa66b';
const shade = '#2c8457';
const ink = '#1d3340';

const desert = (pen: Pen, t: number): void => {
  const bands = ['#ffd9a0', '#ffc08a', '#ffa27c', '#f98574'];
  bands.forEach((fill, i) => {
    pen.fillStyle = fill;
    pen.fillRect(0, i * 80, width, height);
  });
  circle(pen, 262, 130, 58, '#fff2cf');
  fillPath(pen, 'M-10 330 L20 224 L96 224 L110 262 L138 262 L160 330Z', '#c9576b');
  fillPath(pen, 'M220 330 L244 268 L270 268 L282 236 L352 236 L370 330Z', '#b34a66');
  pen.fillStyle = '#e98d5b';
  pen.fillRect(0, 326, width, 160);
  fillPath(pen, 'M0 360 Q90 336 180 356 T360 350 L360 480 L0 480Z', '#d97446');
  at(
    pen,
    { x: fract(t) * 480 - 60, y: 346 - Math.abs(wave(t, 2)) * 16, turn: fract(t) * 25, scale: 0.8 },
    () => {
      for (let i = 0; i < 4; i++) {
        pen.lineWidth = 3.5;
        pen.strokeStyle = '#9a5a36';
        pen.beginPath();
        pen.ellipse(0, 0, 22, 8 + i * 4, i * 0.8, 0, 7);
        pen.stroke();
      }
    },
  );
};

/** `look` from -1 to 1: which way the cactus faces; the face slides round its body. */
const face = (pen: Pen, look: number): void => {
  const x = look * 27;
  for (const side of [-1, 1]) {
    const near = 1 - Math.max(0, side * look) * 0.3;
    const eyeX = x + side * 30 * (1 - Math.abs(look) * 0.16);
    ellipse(pen, eyeX, -150, 16 * near, 17, '#fff');
    ellipse(pen, eyeX + look * 4, -146, 7.5 * near, 9, ink);
    fillPath(
      pen,
      `M${eyeX - 19} -172 h38 v${side < 0 ? 12 : 22} l-38 ${side < 0 ? 10 : -10}Z`,
      green,
    );
    line(pen, eyeX - side * 14, -154, eyeX + side * 17, -164, 6, ink);
    ellipse(pen, x + side * 46 * near, -122, 9 * near, 6, '#f58f7c');
  }
  strokePath(pen, `M${x - 15} -108 Q${x} -124 ${x + 15} -108`, 6, ink);
};

const cactus = (pen: Pen, look: number, lag: number): void => {
  const arm = (d: string) => {
    strokePath(pen, d, 46, shade);
    strokePath(pen, d, 36, green);
  };
  arm(`M50 -84 Q104 -74 ${106 + lag * 8} ${-132 + lag * 8}`);
  arm(`M-50 -60 Q-104 -54 ${-104 + lag * 8} ${-112 - lag * 8}`);
  roundRect(pen, -72, -226, 144, 250, 70, shade);
  roundRect(pen, -72, -226, 134, 250, 66, green);
  for (const groove of [-44, -14, 18, 46]) {
    const x = groove + look * 10;
    strokePath(pen, `M${x} -204 Q${x + (x - look * 10) * 0.12} -120 ${x} 10`, 3.5, shade);
  }
  face(pen, look);
  for (const [x, y] of [
    [-52, -60],
    [-30, -30],
    [26, -44],
    [50, -76],
    [-54, -196],
    [44, -198],
    [4, -72],
  ] as const) {
    strokePath(pen, `M${x + look * 8 - 6} ${y - 5} l6 5 l6 -5`, 3.5, '#e9f7c9');
  }
  at(pen, { x: -lag * 7, y: -228, turn: -lag * 0.3 }, () => {
    for (let i = 0; i < 5; i++)
      ellipse(
        pen,
        (i - 2) * 13,
        -7 - (2 - Math.abs(i - 2)) * 6,
        10,
        20,
        i % 2 ? '#ff7fae' : '#ff5593',
        (i - 2) * 0.5,
      );
    circle(pen, 0, -4, 9, '#ffd84d');
  });
};

export const nopeCactus: Scene = {
  slug: 'nope-cactus',
  title: 'Cactus shaking its head no',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'no',
    'nope',
    'no way',
    'cactus',
    'disagree',
    'shaking head',
    'never',
    'not happening',
    'grumpy',
    'desert',
    'plant',
    'no thanks',
  ],
  width,
  height,
  seconds: 1.8,
  fps: 20,
  draw(pen, t) {
    desert(pen, t);
    // Three shakes that die down, then a stare before the next round.
    const force = phase(t, 0.04, 0.16) * (1 - phase(t, 0.6, 0.84));
    const swing = (late: number) => Math.sin((t - late) * 4 * 2 * Math.PI) * force;
    const look = swing(0);
    const lag = swing(0.045);
    ellipse(pen, 184, 454, 120, 16, '#a9512f');
    at(pen, { x: 180, y: 352 }, () => {
      pen.transform(1, 0, lag * 0.09, 1, 0, 0);
      cactus(pen, look, lag);
    });
    fillPath(pen, 'M94 350 L266 350 L246 458 L114 458Z', '#c4483f');
    fillPath(pen, 'M226 350 L266 350 L246 458 L216 458Z', '#a83a37');
    roundRect(pen, 82, 332, 196, 36, 8, '#e0584b');
    strokePath(
      pen,
      'M112 410 l14 -18 l14 18 l14 -18 l14 18 l14 -18 l14 18 l14 -18 l14 18 l14 -18 l10 14',
      6,
      '#ffd9a0',
    );
    for (const side of [-1, 1]) {
      const whoosh = Math.max(0, look * side);
      for (const y of [196, 226])
        strokePath(pen, `M${180 - side * 104} ${y} q${-side * 12} 10 0 22`, 6 * whoosh, '#fff7e6');
    }
  },
};
