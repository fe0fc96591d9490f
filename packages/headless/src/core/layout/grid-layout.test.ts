import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGif, makeGifs } from '../../test/make-gif.ts';
import { createGridLayout, createHeights, relativeHeight } from './grid-layout.ts';

const options = { columns: 2, columnWidth: 200, gutter: 6 };

describe('createGridLayout', () => {
  it('returns the height of the whole grid, also of a shorter or empty list', () => {
    const layOut = createGridLayout(options);
    expect(layOut(makeGifs(3))).toMatchObject({ count: 3, height: 206 });
    expect(layOut(makeGifs(2))).toMatchObject({ count: 2, height: 100 });
    expect(layOut([])).toMatchObject({ count: 0, height: 0 });
  });

  it.each([
    ['the list grows', makeGifs(4)],
    ['a GIF is replaced by an edited copy', makeGifs(2).map((gif) => ({ ...gif, title: 'New' }))],
  ])('keeps positions when %s', (_, gifs) => {
    const layOut = createGridLayout(options);
    const [first] = layOut(makeGifs(2)).positions;
    expect(layOut(gifs).positions[0]).toBe(first);
  });

  it('lays out a different list from the start and leaves the last layout unchanged', () => {
    const layOut = createGridLayout(options);
    const before = layOut(makeGifs(2));
    const after = layOut([makeGif('other', { images: {} })]);
    expect(after.height).toBe(200);
    expect(before.positions).toHaveLength(2);
  });
});

it('returns the heights of a list after any other list', () => {
  const gifs = [1, 2, 3, 4].map((width) =>
    makeGif(`gif${width}`, { images: { fixed_width: { width, height: 1 } } }),
  );
  const lists = fc.array(fc.subarray(gifs), { maxLength: 6 });
  fc.assert(
    fc.property(lists, (all) => {
      const heightsOf = createHeights();
      for (const list of all) expect(heightsOf(list)).toEqual(list.map(relativeHeight));
    }),
  );
});
