import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMasonry } from './masonry.ts';
import { type GridLayout, indicesWithin } from './window.ts';

function layOut(heights: number[], columns = 2, gutter = 0): GridLayout {
  const masonry = createMasonry({ columns, columnWidth: 100, gutter });
  masonry.append(heights.map((height) => height / 100));
  const { positions, reach } = masonry;
  return { positions, reach, columns, count: heights.length, height: reach.at(-1) ?? 0 };
}

describe('indicesWithin', () => {
  const layout = layOut([100, 100, 100, 100, 100, 100]);

  it.each([
    { range: { from: 0, to: 100 }, indices: [0, 1] },
    { range: { from: 50, to: 150 }, indices: [0, 1, 2, 3] },
    { range: { from: 100, to: 200 }, indices: [2, 3] },
    { range: { from: 250, to: 900 }, indices: [4, 5] },
    { range: { from: -500, to: 0 }, indices: [] },
    { range: { from: 300, to: 900 }, indices: [] },
  ])('finds $indices from $range.from to $range.to', ({ range, indices }) => {
    expect(indicesWithin(layout, range)).toEqual(indices);
  });

  it('finds a tall tile whose top is far above', () => {
    expect(indicesWithin(layOut([5000, 100, 100, 100]), { from: 4000, to: 4100 })).toEqual([0]);
  });

  it('ignores tiles beyond its layout', () => {
    expect(indicesWithin({ ...layout, count: 3 }, { from: 0, to: 900 })).toEqual([0, 1, 2]);
  });

  it('finds the same tiles as a linear search, although their tops are not sorted', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 80 });
    const edges = fc.tuple(fc.integer({ min: -500, max: 9000 }), fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: 1, max: 5 }),
        edges,
        (sizes, columns, [from, size]) => {
          const range = { from, to: from + size };
          const layout = layOut(sizes, columns, 30);
          const touching = layout.positions.flatMap(({ top, height }, index) =>
            top < range.to && top + height > range.from ? [index] : [],
          );
          expect(indicesWithin(layout, range)).toEqual(touching);
        },
      ),
    );
  });
});
