import { expect, it } from 'vitest';
import { followContent } from './auto-height.ts';

type Steps = readonly (readonly [width: number, height: number])[];

/** Heights of a frame for a sequence of content heights. */
function heights(steps: Steps, limits = {}): number[] {
  const frame = document.createElement('iframe');
  let width = 0;
  Object.defineProperty(frame, 'clientWidth', { get: () => width });
  const follow = followContent(frame, { minHeight: 100, maxHeight: 2000, ...limits });
  return steps.map((step) => {
    width = step[0];
    follow(step[1]);
    return Number.parseFloat(frame.style.height);
  });
}

it.each([
  [333.2, {}, 334],
  [3, {}, 100],
  [99_999, {}, 2000],
  [3, { minHeight: 0 }, 3],
  [900, { maxHeight: 600 }, 600],
])('turns %s px with %j into a height of %s', (height, options, expected) => {
  expect(heights([[480, height]], options)).toEqual([expected]);
});

it.each<[string, Steps, number[]]>([
  [
    'lower heights, and a height that it had before',
    [
      [480, 300],
      [480, 200],
      [480, 300],
    ],
    [300, 200, 300],
  ],
  [
    'two increases, but not an infinite list',
    [
      [480, 300],
      [480, 500],
      [480, 900],
      [480, 1300],
      [480, 1700],
    ],
    [300, 500, 900, 900, 900],
  ],
  [
    'any height at another width',
    [
      [480, 300],
      [480, 400],
      [480, 500],
      [480, 600],
      [320, 700],
    ],
    [300, 400, 500, 500, 700],
  ],
  [
    'lower heights after the last increase',
    [
      [480, 300],
      [480, 400],
      [480, 500],
      [480, 600],
      [480, 350],
    ],
    [300, 400, 500, 500, 350],
  ],
])('follows %s', (_, steps, expected) => {
  expect(heights(steps)).toEqual(expected);
});
