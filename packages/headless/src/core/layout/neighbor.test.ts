import { describe, expect, it } from 'vitest';
import { createMasonry } from './masonry.ts';
import { neighborOf, pageFrom } from './neighbor.ts';

/** Creates a grid of three columns of 100 px without gutter. */
function layOut(heights: number[]) {
  const masonry = createMasonry({ columns: 3, columnWidth: 100, gutter: 0 });
  masonry.append(heights.map((height) => height / 100));
  const { positions, reach } = masonry;
  return { positions, reach, columns: 3, count: heights.length, height: reach.at(-1) ?? 0 };
}

//  0   1   2
//  0   3   2
//  4   3   5
//  4   6
const layout = layOut([200, 100, 200, 200, 200, 100, 100]);

describe('neighborOf', () => {
  const cases: [number, Parameters<typeof neighborOf>[2], number | undefined][] = [
    [0, 'below', 4],
    [4, 'above', 0],
    [0, 'above', undefined],
    [6, 'below', undefined],
    [1, 'below', 3],
    [0, 'after', 1],
    [1, 'after', 2],
    [2, 'after', undefined],
    [0, 'before', undefined],
    [2, 'before', 1],
    [3, 'before', 0],
    [5, 'before', 3],
    [4, 'after', 6],
    [6, 'before', 4],
    [6, 'after', undefined],
  ];

  it.each(cases)('moves from tile %i %s to %s', (index, direction, expected) => {
    expect(neighborOf(layout, index, direction)).toBe(expected);
  });

  it('stays inside the layout', () => {
    expect(neighborOf({ ...layout, count: 4 }, 0, 'below')).toBeUndefined();
  });
});

describe('pageFrom', () => {
  it.each([
    ['to the farthest tile of the column within a page', 0, 300, 4],
    ['to the next tile if the page is shorter than the tile', 0, 100, 4],
    ['to the last tile of a column', 1, 5000, 6],
    ['nowhere from the end', 6, 300, undefined],
    ['up to the farthest tile within a page', 6, -300, 1],
    ['up to the next tile if the page is short', 6, -10, 3],
    ['nowhere from the top', 2, -300, undefined],
  ])('moves %s', (_, index, page, expected) =>
    expect(pageFrom(layout, index, page)).toBe(expected),
  );
});
