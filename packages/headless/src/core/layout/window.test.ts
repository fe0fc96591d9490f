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
  it('ignores tiles beyond its layout', () => {
    const layout = layOut([100, 100, 100, 100]);
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
      {
        examples: [
          [[100, 100, 100, 100], 2, [0, 100]],
          [[100, 100, 100, 100], 2, [100, 30]],
          [[100, 100, 100, 100], 2, [230, 900]],
          [[5000, 100, 100, 100], 2, [4000, 100]],
        ],
      },
    );
  });
});
