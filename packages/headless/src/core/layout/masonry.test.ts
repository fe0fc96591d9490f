import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMasonry, type MasonryOptions } from './masonry.ts';

const options: MasonryOptions = { columns: 3, columnWidth: 100, gutter: 10 };

/** Reference implementation of the masonry. */
function packNaively(
  { columns, columnWidth, gutter, columnOffsets }: MasonryOptions,
  heights: number[],
) {
  const bottoms = Array.from({ length: columns }, (_, column) => columnOffsets?.[column] ?? 0);
  return heights.map((height) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const top = bottoms[column] ?? 0;
    bottoms[column] = top + height + gutter;
    return { left: column * (columnWidth + gutter), top, width: columnWidth, height };
  });
}

describe('createMasonry', () => {
  it('returns the bottom edge of the tiles', () => {
    const masonry = createMasonry(options);
    masonry.append([50, 20, 70, 10]);
    expect(masonry.reach).toEqual([50, 50, 70, 70]);
  });

  const sizes = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 60 });
  const geometries = fc.record({
    columns: fc.integer({ min: 1, max: 8 }),
    columnWidth: fc.integer({ min: 1, max: 400 }),
    gutter: fc.integer({ min: 0, max: 20 }),
    columnOffsets: fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 8 }),
  });

  it('packs like the reference implementation for all sizes', () => {
    fc.assert(
      fc.property(geometries, sizes, (geometry, heights) => {
        const masonry = createMasonry(geometry);
        masonry.append(heights);
        expect(masonry.positions).toEqual(packNaively(geometry, heights));
      }),
    );
  });

  it('places pages like a single list and never moves a tile', () => {
    fc.assert(
      fc.property(geometries, fc.array(sizes, { maxLength: 5 }), (geometry, pages) => {
        const atOnce = createMasonry(geometry);
        atOnce.append(pages.flat());
        const byPage = createMasonry(geometry);
        for (const page of pages) {
          const before = byPage.positions.slice();
          byPage.append(page);
          expect(byPage.positions.slice(0, before.length)).toEqual(before);
        }
        expect(byPage.positions).toEqual(atOnce.positions);
        expect(byPage.reach).toEqual(atOnce.reach);
      }),
    );
  });

  it('keeps tops and reach ascending, so that both can be searched', () => {
    fc.assert(
      fc.property(geometries, sizes, (geometry, heights) => {
        const masonry = createMasonry(geometry);
        masonry.append(heights);
        for (const [index, { top }] of masonry.positions.entries()) {
          expect(top).toBeGreaterThanOrEqual(masonry.positions[index - 1]?.top ?? -100);
          expect(masonry.reach[index]).toBeGreaterThanOrEqual(masonry.reach[index - 1] ?? -100);
        }
      }),
    );
  });

  it('works on servers without a document, and leaves none behind', () => {
    const masonry = createMasonry({ columns: 2, columnWidth: 100, gutter: 0 });
    masonry.append([10, 20]);
    expect(masonry.positions.map(({ left }) => left)).toEqual([0, 100]);
    expect('document' in globalThis).toBe(false);
  });
});
