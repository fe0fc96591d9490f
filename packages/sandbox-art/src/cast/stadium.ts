import type { Pen } from '../scene.ts';
import { line, roundRect } from '../shapes.ts';

const width = 640;
const height = 360;
const ink = '#3a2238';

/** Sky, lawn and track. */
export function stadium(pen: Pen): void {
  pen.fillStyle = '#a8e6ff';
  pen.fillRect(0, 0, width, height);
  for (const [x, y] of [
    [70, 60],
    [560, 46],
    [300, 34],
  ] as const)
    roundRect(pen, x, y, 96, 24, 12, '#ffffff');
  roundRect(pen, -20, 158, width + 40, 120, 0, '#5fbf6a');
  pen.fillStyle = '#c9694c';
  pen.fillRect(0, 262, width, height - 262);
  for (const y of [274, 338]) line(pen, 0, y, width, y, 5, '#f6dcc4');
}

/** The checkered arch and line at x. */
export function arch(pen: Pen, finish: number): void {
  for (const x of [finish - 26, finish + 52]) roundRect(pen, x, 70, 13, 212, 4, '#3a86ff');
  for (let i = 0; i < 12; i++) {
    for (let row = 0; row < 3; row++) {
      pen.fillStyle = (i + row) % 2 ? '#ffffff' : ink;
      pen.fillRect(finish - 56 + i * 13, 60 + row * 13, 13, 13);
    }
  }
  for (let row = 0; row < 8; row++) {
    pen.fillStyle = row % 2 ? '#ffffff' : ink;
    pen.fillRect(finish - 2, 278 + row * 8, 12, 8);
    pen.fillStyle = row % 2 ? ink : '#ffffff';
    pen.fillRect(finish + 10, 278 + row * 8, 12, 8);
  }
}
