import { sticker } from '../die-cut.ts';
import { easeIn, easeInOut, easeOutBack, phase, wave } from '../easing.ts';
import { write } from '../letters.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, line, roundRect } from '../shapes.ts';

const red = '#e0213a';
const paper = '#fff1ec';
const ink = '#4f0714';
const slam = 0.66;

const verdict = (pen: Pen): void => {
  roundRect(pen, -168, -88, 336, 176, 26, red);
  roundRect(pen, -154, -74, 308, 148, 16, paper);
  pen.strokeStyle = red;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(-144, -64, 288, 128, 10);
  pen.stroke();
  roundRect(pen, -146, -66, 122, 132, 10, red);
  line(pen, -115, -30, -55, 30, 28, '#ffffff');
  line(pen, -55, -30, -115, 30, 28, '#ffffff');
  write(pen, 'NO', 61, 0, 70, 24, red);
};

/** The rubber stamp with its face on 0, 0. */
const stamp = (pen: Pen, squash: number): void => {
  pen.scale(1 + squash, 1 - squash);
  roundRect(pen, -176, -40, 352, 44, 14, '#b51730');
  roundRect(pen, -166, -186, 332, 156, 22, '#8a5a3c');
  roundRect(pen, -166, -186, 332, 112, 22, '#a9714d');
  roundRect(pen, -32, -236, 64, 110, 20, '#6f452c');
  roundRect(pen, -70, -304, 140, 88, 44, '#8a5a3c');
  roundRect(pen, -70, -304, 140, 72, 36, '#a9714d');
  roundRect(pen, -46, -292, 64, 22, 11, '#c98f68');
};

const splashes = (pen: Pen, t: number): void => {
  if (t <= 0 || t >= 1) return;
  const reach = easeOutBack(t) * 24;
  for (const [x, y, dx, dy] of [
    [-166, 72, -1, 0.7],
    [166, 72, 1, 0.7],
    [-166, -72, -1, -0.7],
    [166, -72, 1, -0.7],
  ] as const) {
    const length = 16 * (1 - t);
    const [sx, sy] = [x + dx * reach, y + dy * reach];
    if (length > 4) line(pen, sx, sy, sx + dx * length, sy + dy * length, 10, red);
  }
};

export const noStamp: Scene = {
  slug: 'no-stamp',
  title: 'Stamp says no',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'no',
    'nope',
    'cross',
    'denied',
    'rejected',
    'wrong',
    'emoji',
    'stamp',
    'disagree',
    'never',
    'not today',
    'refuse',
    'bad idea',
  ],
  width: 480,
  height: 480,
  seconds: 2.6,
  fps: 20,
  draw(pen, t) {
    const shake = wave(phase(t, 0.04, 0.3), 3) * 26 * (1 - phase(t, 0.04, 0.3));
    const drop = easeIn(phase(t, 0.36, 0.5)) * 420;
    const height =
      t < slam
        ? 560 - 60 * easeInOut(phase(t, 0.46, 0.56)) - 500 * easeIn(phase(t, 0.56, slam))
        : 560 * easeInOut(phase(t, 0.74, 0.94));
    const squash = 0.13 * Math.sin(Math.PI * phase(t, slam, 0.74));
    const jolt = 0.05 * Math.sin(Math.PI * phase(t, 0.74, 0.84));
    sticker(pen, ink, (layer) => {
      at(layer, { x: 240 + shake, y: 300, turn: -0.1, scale: 1 + jolt }, () => {
        splashes(layer, phase(t, 0.74, 0.9));
        if (t < slam) at(layer, { y: drop, turn: drop * 0.001 }, () => verdict(layer));
        else verdict(layer);
      });
      if (t > 0.46) at(layer, { x: 240, y: 376 - height, turn: -0.1 }, () => stamp(layer, squash));
    });
  },
};
