import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPICAL_COLUMN_WIDTH } from '../constants.ts';
import { createMasonry, type MasonryOptions, toFourDecimals } from './masonry.ts';

const options: MasonryOptions = { columns: 3, columnWidth: 100, gutter: 10 };

/** Reference implementation of the masonry. */
function packNaively(
  { columns, columnWidth, gutter, columnOffsets }: MasonryOptions,
  heights: number[],
) {
  const offsets = Array.from({ length: columns }, (_, column) => columnOffsets?.[column] ?? 0);
  const typical = offsets.slice();
  const above = offsets.map((): number[] => []);
  const edge = (column: number, tiles: number[]) => {
    const sum = tiles.reduce((all, one) => toFourDecimals(all + one), 0);
    return Math.round(sum * columnWidth + (offsets[column] ?? 0));
  };
  return heights.map((height) => {
    const column = typical.indexOf(Math.min(...typical));
    typical[column] = (typical[column] ?? 0) + Math.round(height * TYPICAL_COLUMN_WIDTH) + gutter;
    const tiles = above[column] ?? [];
    const gutters = tiles.length * gutter;
    const top = edge(column, tiles) + gutters;
    tiles.push(height);
    const end = Math.max(top + 1, edge(column, tiles) + gutters);
    const left = column * (columnWidth + gutter);
    return { left, top, width: columnWidth, height: end - top };
  });
}

describe('createMasonry', () => {
  const sizes = fc.array(
    fc.integer({ min: 1, max: 60_000 }).map((size) => size / 1e4),
    { maxLength: 60 },
  );
  const geometries = fc.record({
    columns: fc.integer({ min: 1, max: 8 }),
    columnWidth: fc.integer({ min: 1, max: 400 }),
    gutter: fc.integer({ min: 0, max: 20 }),
    columnOffsets: fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 8 }),
  });

  it('packs like the reference implementation for all sizes, and reaches down to the lowest tile', () => {
    fc.assert(
      fc.property(geometries, sizes, (geometry, heights) => {
        const masonry = createMasonry(geometry);
        masonry.append(heights);
        const packed = packNaively(geometry, heights);
        expect(masonry.positions).toEqual(packed);
        const bottoms = packed.map(({ top, height }) => top + height);
        expect(masonry.reach).toEqual(
          bottoms.map((_, i) => Math.max(0, ...bottoms.slice(0, i + 1))),
        );
      }),
      {
        examples: [
          [
            { ...options, columns: 1, gutter: 1, columnWidth: 62, columnOffsets: [-43] },
            [0.6694, 0.0001],
          ],
        ],
      },
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

  it('keeps each tile in its column at any width', () => {
    const columnsOf = ({ columnWidth, ...geometry }: MasonryOptions, heights: number[]) => {
      const masonry = createMasonry({ ...geometry, columnWidth });
      masonry.append(heights);
      return masonry.positions.map(({ left }) => left / (columnWidth + geometry.gutter));
    };
    fc.assert(
      fc.property(geometries, sizes, (geometry, heights) => {
        expect(columnsOf({ ...geometry, columnWidth: 57 }, heights)).toEqual(
          columnsOf({ ...geometry, columnWidth: 570 }, heights),
        );
      }),
    );
  });

  it('works on servers without a document, and leaves none behind', () => {
    const masonry = createMasonry({ columns: 2, columnWidth: 100, gutter: 0 });
    masonry.append([0.1, 0.2]);
    expect(masonry.positions.map(({ left }) => left)).toEqual([0, 100]);
    expect('document' in globalThis).toBe(false);
  });
});
