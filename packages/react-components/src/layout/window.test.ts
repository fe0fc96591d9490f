import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMasonry } from './masonry.ts';
import { bandInView, type GridLayout, indicesWithin, withIndex } from './window.ts';

function layOut(heights: number[], columns = 2): GridLayout {
  const masonry = createMasonry({ columns, columnWidth: 100, gutter: 0 });
  masonry.append(heights);
  const { positions, reach } = masonry;
  return { positions, reach, count: heights.length, height: reach.at(-1) ?? 0 };
}

describe('bandInView', () => {
  it('covers the view and one viewport above and below it', () => {
    const { from, to } = bandInView(2000, 800);
    expect(from).toBeLessThanOrEqual(1200);
    expect(to).toBeGreaterThanOrEqual(3600);
  });

  it('stays the same while scrolling goes a few px', () => {
    expect(bandInView(2050, 768)).toEqual(bandInView(2060, 768));
  });
});

describe('indicesWithin', () => {
  const layout = layOut([100, 100, 100, 100, 100, 100]);

  it.each([
    { band: { from: 0, to: 100 }, indices: [0, 1] },
    { band: { from: 50, to: 150 }, indices: [0, 1, 2, 3] },
    { band: { from: 100, to: 200 }, indices: [2, 3] },
    { band: { from: 250, to: 900 }, indices: [4, 5] },
    { band: { from: -500, to: 0 }, indices: [] },
    { band: { from: 300, to: 900 }, indices: [] },
  ])('finds $indices from $band.from to $band.to', ({ band, indices }) => {
    expect(indicesWithin(layout, band)).toEqual(indices);
  });

  it('finds a tall tile whose top is far above', () => {
    expect(indicesWithin(layOut([5000, 100, 100, 100]), { from: 4000, to: 4100 })).toEqual([0]);
  });

  it('looks at no tile beyond those of its layout', () => {
    expect(indicesWithin({ ...layout, count: 3 }, { from: 0, to: 900 })).toEqual([0, 1, 2]);
  });

  it('finds what a look at every tile finds', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 80 });
    const edges = fc.tuple(fc.integer({ min: -500, max: 9000 }), fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: 1, max: 5 }),
        edges,
        (sizes, columns, [from, size]) => {
          const band = { from, to: from + size };
          const layout = layOut(sizes, columns);
          const touching = layout.positions.flatMap(({ top, height }, index) =>
            top < band.to && top + height > band.from ? [index] : [],
          );
          expect(indicesWithin(layout, band)).toEqual(touching);
        },
      ),
    );
  });
});

describe('withIndex', () => {
  it.each([
    { indices: [3, 4], index: 1, expected: [1, 3, 4] },
    { indices: [3, 5], index: 4, expected: [3, 4, 5] },
    { indices: [3, 4], index: 9, expected: [3, 4, 9] },
    { indices: [3, 4], index: 4, expected: [3, 4] },
    { indices: [9, 10], index: 2, expected: [2, 9, 10] },
  ])('puts $index among $indices', ({ indices, index, expected }) => {
    expect(withIndex(indices, index)).toEqual(expected);
  });
});
