import { createCanvas } from '@napi-rs/canvas';
import { pulse, TAU, wave } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { at } from '../shapes.ts';
import type { Lettering } from '../task.ts';

export interface TextStyle {
  /** Two colors of the letters and one around them. */
  palettes: readonly (readonly [top: string, bottom: string, rim: string])[];
  paint(pen: Pen, t: number, lettering: Lettering, palette: TextStyle['palettes'][number]): void;
}

type Fill = Pen['fillStyle'];

const writeLine = (pen: Pen, text: string, y: number, size: number, fill: Fill, rim: string) => {
  pen.strokeStyle = rim;
  pen.lineWidth = size * 0.2;
  pen.lineJoin = 'round';
  pen.strokeText(text, 0, y);
  pen.fillStyle = fill;
  pen.fillText(text, 0, y);
};

const write = (pen: Pen, { lines, size }: Lettering, fill: Fill, rim: string): void => {
  for (const { text, y } of lines) writeLine(pen, text, y, size, fill, rim);
};

const upright = (pen: Pen, { height }: Lettering, top: string, bottom: string): Fill => {
  const gradient = pen.createLinearGradient(0, -height / 3, 0, height / 3);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
};

/** Gradient that moves across the text once per loop. */
const sweeping = (pen: Pen, { width }: Lettering, t: number, colors: readonly string[]): Fill => {
  const gradient = pen.createLinearGradient(-width * (1 + t), 0, width * (2 - t), 0);
  const stops = [...colors, ...colors, ...colors, colors[0] ?? ''];
  stops.forEach((color, index) => {
    gradient.addColorStop(index / (stops.length - 1), color);
  });
  return gradient;
};

/** Paints vertical slices at different heights, so that a text of any script can wave. */
const sliced = (
  pen: Pen,
  { width, height }: Lettering,
  lift: (x: number) => number,
  paint: (layer: Pen) => void,
): void => {
  const { a: scale } = pen.getTransform();
  const picture = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const layer = picture.getContext('2d');
  copyFont(pen, layer);
  layer.scale(scale, scale);
  layer.translate(width / 2, height / 2);
  paint(layer);
  const step = 2 / scale;
  for (let x = 0; x < width; x += step) {
    const y = lift(x / width) - height / 2;
    pen.drawImage(picture, x * scale, 0, 2, picture.height, x - width / 2, y, step, height);
  }
};

const copyFont = (from: Pen, to: Pen): void => {
  to.font = from.font;
  to.textAlign = from.textAlign;
  to.textBaseline = from.textBaseline;
};

const RAINBOW = ['#ff4d5e', '#ffa23a', '#ffe14d', '#5fd068', '#4aa8ff', '#a66bff'];

/** Pop, wave, rainbow and neon. */
export const textStyles: readonly TextStyle[] = [
  {
    palettes: [
      ['#ffe14d', '#ff9a3a', '#5a1a6e'],
      ['#7ef0c1', '#26b5e0', '#0d2b5c'],
      ['#ff9fd0', '#ff4d8d', '#4a0a33'],
    ],
    paint(pen, t, lettering, [top, bottom, rim]) {
      at(pen, { scale: 0.92 + 0.12 * pulse(t, 2), turn: 0.03 * wave(t) }, () =>
        write(pen, lettering, upright(pen, lettering, top, bottom), rim),
      );
    },
  },
  {
    palettes: [
      ['#8fe3ff', '#2b7bff', '#ffffff'],
      ['#ffd1dc', '#ff5d83', '#ffffff'],
      ['#d6ff8f', '#3fb34f', '#ffffff'],
    ],
    paint(pen, t, lettering, [top, bottom, rim]) {
      const lift = (x: number) => 11 * Math.sin((x * 1.5 - t) * TAU);
      sliced(pen, lettering, lift, (layer) =>
        write(layer, lettering, upright(layer, lettering, top, bottom), rim),
      );
    },
  },
  {
    palettes: [
      ['', '', '#ffffff'],
      ['', '', '#1d1d2b'],
      ['', '', '#3b1a6e'],
    ],
    paint(pen, t, lettering, [, , rim]) {
      at(pen, { y: 4 * wave(t) }, () =>
        write(pen, lettering, sweeping(pen, lettering, t, RAINBOW), rim),
      );
    },
  },
  {
    palettes: [
      ['#ffe3fb', '#ff4de1', '#3a0638'],
      ['#e0fff4', '#16e0a0', '#03382b'],
      ['#e4f1ff', '#3aa0ff', '#06224a'],
    ],
    paint(pen, t, lettering, [inner, glow, rim]) {
      const flicker = t > 0.62 && t < 0.68 ? 0.25 : 0.7 + 0.3 * pulse(t, 2);
      write(pen, lettering, rim, rim);
      pen.shadowColor = glow;
      pen.shadowBlur = 26 * flicker;
      pen.globalAlpha = 0.35 + 0.65 * flicker;
      for (const { text, y } of lettering.lines) {
        pen.strokeStyle = glow;
        pen.lineWidth = lettering.size * 0.07;
        pen.strokeText(text, 0, y);
        pen.fillStyle = inner;
        pen.fillText(text, 0, y);
      }
    },
  },
];
