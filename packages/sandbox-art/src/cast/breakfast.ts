import { Path2D } from '@napi-rs/canvas';
import { TAU } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { at, circle, fillPath, line, roundRect } from '../shapes.ts';

const width = 640;
const height = 360;
const ink = '#22304a';

/** Tiles, shelf and a clock whose hand goes round once while `t` goes from 0 to 1. */
export function kitchen(pen: Pen, t: number): void {
  pen.fillStyle = '#cfeade';
  pen.fillRect(0, 0, width, height);
  for (let x = 0; x < width; x += 64) {
    for (let y = 10; y < 262; y += 64) roundRect(pen, x + 3, y + 3, 58, 58, 4, '#d9f1e6');
  }
  circle(pen, 96, 78, 42, '#ffffff');
  circle(pen, 96, 78, 35, '#ffe7a3');
  at(pen, { x: 96, y: 78, turn: t * TAU }, () => line(pen, 0, 4, 0, -25, 5, ink));
  line(pen, 96, 78, 110, 86, 5, ink);
  roundRect(pen, 516, 96, 130, 12, 4, '#b5835a');
  ['#ef6f6c', '#f6bd60', '#4d9de0'].forEach((mug, i) => {
    roundRect(pen, 530 + i * 38, 64, 26, 32, 5, mug);
  });
}

/** A slice of bread around 0, 0; `bitten` from 0 to 1. */
export function slice(pen: Pen, toasted: boolean, bitten = 0): void {
  pen.save();
  const left = new Path2D('M-60 -60H60V60H-60Z');
  left.arc(32, -38, 26 * bitten, 0, TAU);
  pen.clip(left, 'evenodd');
  const crust =
    'M-34 32V-8C-52 -24 -38 -44 0 -44C38 -44 52 -24 34 -8V32Q34 38 28 38H-28Q-34 38 -34 32Z';
  fillPath(pen, crust, toasted ? '#9c5a26' : '#d8a25a');
  fillPath(
    pen,
    'M-26 30V-10C-40 -24 -30 -36 0 -36C30 -36 40 -24 26 -10V30Z',
    toasted ? '#d58a3c' : '#fbe6b8',
  );
  if (toasted) roundRect(pen, -11, -14, 22, 18, 5, '#fff0a0');
  pen.restore();
}
