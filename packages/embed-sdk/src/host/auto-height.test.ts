import { expect, it } from 'vitest';
import { followContent } from './auto-height.ts';

/** @returns heights of a frame for content in turn, such as `480x300 480x200` (width and height in px). */
function heights(contents: string, limits = {}): number[] {
  const frame = document.createElement('iframe');
  let width = 0;
  Object.defineProperty(frame, 'clientWidth', { get: () => width });
  const follow = followContent(frame, { minHeight: 100, maxHeight: 2000, ...limits });
  return contents.split(' ').map((content) => {
    const [across = 0, high = 0] = content.split('x').map(Number);
    width = across;
    follow(high);
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
  expect(heights(`480x${height}`, options)).toEqual([expected]);
});

it.each([
  ['lower heights, and one that it had before', '480x300 480x200 480x300', [300, 200, 300]],
  [
    'two increases, but not an infinite list',
    '480x300 480x500 480x900 480x1300 480x1700',
    [300, 500, 900, 900, 900],
  ],
  [
    'any height at another width',
    '480x300 480x400 480x500 480x600 320x700',
    [300, 400, 500, 500, 700],
  ],
  [
    'lower heights after the last increase',
    '480x300 480x400 480x500 480x600 480x350',
    [300, 400, 500, 500, 350],
  ],
])('follows %s', (_, contents, expected) => {
  expect(heights(contents)).toEqual(expected);
});
