import { easeIn, fract, pulse } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 480;
const height = 270;
const skins = ['#f7c59f', '#8d5a3b', '#e0a074', '#7a4a35', '#c68155'];
const sleeves = ['#ffd23f', '#3d5af1', '#ff5d73', '#2ec4b6', '#ff8c42', '#ffffff'];
const clapsPerLoop = 3;

const stage = (pen: Pen): void => {
  pen.fillStyle = '#6a2c91';
  pen.fillRect(0, 0, width, height);
  fillPath(pen, 'M120 -10 L-60 280 L300 280Z M360 -10 L180 280 L540 280Z', '#7d3aa8');
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 25; column++) {
      circle(pen, column * 20 + (row % 2) * 10, row * 12, 5.6 - row * 0.6, '#8f4bbd');
    }
  }
};

/** One arm with its hand, palm toward the middle; the wrist is at 0, 0. */
const arm = (pen: Pen, skin: string, sleeve: string): void => {
  roundRect(pen, -15, 34, 38, 130, 10, sleeve);
  roundRect(pen, -18, 28, 44, 20, 8, sleeve);
  strokePath(pen, 'M4 34 L4 6', 26, skin);
  strokePath(pen, 'M14 -4 L26 -24', 14, skin);
  ellipse(pen, 3, -8, 18, 24, skin);
  for (const [i, length] of [46, 54, 50, 40].entries())
    strokePath(pen, `M${-9 + i * 8} -16 L${-11 + i * 9} ${-length}`, 11, skin);
};

/** Open for most of the beat; the closing is quick. */
const gap = (beat: number): number =>
  beat < 0.6 ? pulse(beat / 1.2) : 1 - easeIn((beat - 0.6) / 0.4);

const clap = (pen: Pen, x: number, y: number, scale: number, i: number, t: number): void => {
  const beat = fract(t * clapsPerLoop + i * 0.29);
  const open = gap(beat);
  const skin = skins[i % skins.length] ?? '';
  const sleeve = sleeves[(i * 5) % sleeves.length] ?? '';
  at(pen, { x, y: y + (1 - open) * -8, scale, turn: ((i % 3) - 1) * 0.08 }, () => {
    for (const side of [1, -1]) {
      pen.save();
      pen.scale(side, 1);
      pen.translate(-12 - open * 34, open * 4);
      pen.rotate(0.1 - open * 0.42);
      arm(pen, skin, sleeve);
      pen.restore();
    }
    const flash = beat < 0.22 ? 1 - beat / 0.22 : 0;
    if (flash > 0) {
      for (const angle of [-2.4, -1.95, -1.57, -1.2, -0.75]) {
        const from = 66 + (1 - flash) * 14;
        line(
          pen,
          Math.cos(angle) * from,
          Math.sin(angle) * from - 4,
          Math.cos(angle) * (from + 18),
          Math.sin(angle) * (from + 18) - 4,
          6 * flash,
          '#fff',
        );
      }
    }
  });
};

export const applause: Scene = {
  slug: 'applause',
  title: 'Audience clapping hands',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'applause',
    'clapping',
    'clap',
    'bravo',
    'congrats',
    'well done',
    'good job',
    'thank you',
    'proud',
    'standing ovation',
    'hands',
    'yes',
  ],
  width,
  height,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    stage(pen);
    for (let i = 0; i < 6; i++) clap(pen, i * 96, 132, 0.72, i + 3, t);
    pen.fillStyle = 'rgba(74, 24, 110, 0.35)';
    pen.fillRect(0, 0, width, height);
    for (let i = 0; i < 4; i++) clap(pen, 54 + i * 124, 172, 0.98, i * 2 + 1, t);
    for (let i = 0; i < 3; i++) clap(pen, 76 + i * 164, 236, 1.22, i + 7, t);
  },
};
