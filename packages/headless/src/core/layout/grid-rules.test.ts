import type { IGif } from '@gifkit/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGif, makeGifs } from '../../test/make-gif.ts';
import { type Columns, columnsAt } from './columns-at.ts';
import { createGridLayout } from './grid-layout.ts';
import { gridRules } from './grid-rules.ts';

const gifOf = (height: number, index: number): IGif =>
  makeGif(`gif${index}`, { images: { fixed_width: { width: 200, height } } });

/** Returns the rules that apply in a container of a width in px. */
function rulesAt(css: string, width: number): string {
  const [all = '', ...steps] = css.split('@container ');
  const step = steps.findLast((one) => width >= Number(/\d+/.exec(one)?.[0]));
  return step ?? all;
}

/** Calculates positions and height by the formulas of the rules. */
function layOutByRules(css: string, count: number, width: number, gutter: number) {
  const rules = rulesAt(css, width);
  const value = (within: string, name: string) =>
    Number(new RegExp(`--_${name}:(-?[\\d.]+)`).exec(within)?.[1] ?? 0);
  const columnWidth = (width + gutter) / value(rules, 'c') - gutter;
  const positions = Array.from({ length: count }, (_, index) => {
    const [, tile = ''] = new RegExp(`"${index}"\\]\\{(.*?)\\}`).exec(rules) ?? [];
    const edge = (name: string) => Math.round(value(tile, name) * columnWidth + value(tile, 'g'));
    const [top, left] = [edge('s'), value(tile, 'x') * (columnWidth + gutter)];
    return { top, left, width: columnWidth, height: edge('e') - top };
  });
  const [, bottoms = ''] = /--_h:max\((.*?)\)\}/.exec(rules) ?? [];
  const height = Math.max(
    0, // CSS knows no negative height.
    ...bottoms.split(',').map((bottom) => {
      const [relative = 0, px = 0] = (bottom.match(/(?<=[* ])-?[\d.]+/g) ?? []).map(Number);
      return Math.round(relative * columnWidth + px);
    }),
  );
  return { positions, height };
}

describe('gridRules', () => {
  it('positions tiles like the layout, at any width', () => {
    const heights = fc.array(fc.integer({ min: 40, max: 800 }), { minLength: 1, maxLength: 40 });
    const columns = fc.constantFrom<Columns>(1, 3, { 0: 2, 600: 3, 940: 4 }, { 500: 5 });
    const widths = fc.integer({ min: 320, max: 1400 });
    const offsets = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 3 });
    fc.assert(
      fc.property(heights, columns, widths, offsets, (sizes, columns, width, columnOffsets) => {
        const gutter = 6;
        const gifs = sizes.map(gifOf);
        const { css, count } = gridRules(gifs, { columns, gutter, columnOffsets });
        const shown = layOutByRules(css, count, width, gutter);
        const columnCount = columnsAt(columns, width);
        const columnWidth = (width + gutter) / columnCount - gutter;
        const options = { columns: columnCount, columnWidth, gutter, columnOffsets };
        const layout = createGridLayout(options)(gifs);
        expect(shown.height).toBe(layout.height);
        expect(shown.positions).toEqual(layout.positions.slice(0, count));
      }),
    );
  });

  it('has rules for the tiles of the first 2,000 px only, and the height of the whole list', () => {
    const { css, count } = gridRules(makeGifs(600), { columns: { 0: 2, 900: 4 }, gutter: 0 });
    expect(count).toBe(80);
    expect(css).not.toContain('"80"');
    expect(css).toContain('var(--_w)*150 + 0px');
  });
});
