import { describe, expect, it } from 'vitest';
import { createMasonry } from './masonry.ts';
import { type Direction, neighbourOf, pageFrom } from './neighbour.ts';

/** Three columns of 100 px without gutter, numbered as they are placed. */
function layOut(heights: number[]) {
  const masonry = createMasonry({ columns: 3, columnWidth: 100, gutter: 0 });
  masonry.append(heights);
  const { positions, reach } = masonry;
  return { positions, reach, count: heights.length, height: reach.at(-1) ?? 0 };
}

//  0   1   2
//  0   3   2
//  4   3   5
//  4   6
const layout = layOut([200, 100, 200, 200, 200, 100, 100]);

describe('neighbourOf', () => {
  const cases: [number, Direction, number | undefined][] = [
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

  it.each(cases)('goes from tile %i %s to %s', (index, direction, expected) => {
    expect(neighbourOf(layout, index, direction)).toBe(expected);
  });

  it('does not leave the layout', () => {
    expect(neighbourOf({ ...layout, count: 4 }, 0, 'below')).toBeUndefined();
  });
});

describe('pageFrom', () => {
  it.each([
    ['to the farthest tile of the column within a page', 0, 300, 4],
    ['to the next one where a page is shorter than the tile', 0, 100, 4],
    ['as far as there is one', 1, 5000, 6],
    ['nowhere from the end', 6, 300, undefined],
    ['up as well', 6, -300, 1],
    ['up to the next one where a page is short', 6, -10, 3],
    ['nowhere from the top', 2, -300, undefined],
  ])('goes %s', (_, index, page, expected) => expect(pageFrom(layout, index, page)).toBe(expected));
});
