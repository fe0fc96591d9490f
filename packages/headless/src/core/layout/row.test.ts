import { describe, expect, it } from 'vitest';
import { makeGif, makeGifs } from '../../test/make-gif.ts';
import { createRowLayout, indicesAlong } from './row.ts';

describe('createRowLayout', () => {
  it('places GIFs side by side, with widths by ratio', () => {
    const layout = createRowLayout({ height: 50, gutter: 6 })(makeGifs(3));
    const box = { top: 0, width: 100, height: 50 };
    const positions = [0, 106, 212].map((left) => ({ left, ...box }));
    expect(layout).toEqual({ positions, count: 3, width: 312 });
  });

  it('uses a given width for all GIFs', () => {
    const layout = createRowLayout({ height: 50, width: 80, gutter: 6 })(makeGifs(2));
    expect(layout.positions).toMatchObject([
      { left: 0, width: 80 },
      { left: 86, width: 80 },
    ]);
  });

  it('makes GIFs of unknown size square', () => {
    const gif = makeGif('a', { images: {} });
    expect(createRowLayout({ height: 50, gutter: 6 })([gif]).width).toBe(50);
  });

  it('keeps positions when the list grows and restarts for a different list', () => {
    const layOut = createRowLayout({ height: 50, gutter: 6 });
    const few = layOut(makeGifs(2));
    const more = layOut(makeGifs(3));
    expect(more.positions).toBe(few.positions);
    expect(few).toMatchObject({ count: 2, width: 206 });
    expect(layOut(makeGifs(1, 9))).toMatchObject({
      positions: [{ left: 0 }],
      count: 1,
      width: 100,
    });
    expect(layOut([]).width).toBe(0);
  });
});

describe('indicesAlong', () => {
  const layout = createRowLayout({ height: 50, gutter: 6 })(makeGifs(4));

  it.each([
    { from: 0, to: 100, indices: [0] },
    { from: 0, to: 107, indices: [0, 1] },
    { from: 100, to: 106, indices: [] },
    { from: 150, to: 900, indices: [1, 2, 3] },
    { from: -500, to: 0, indices: [] },
    { from: 900, to: 999, indices: [] },
  ])('finds $indices from $from to $to', ({ from, to, indices }) => {
    expect(indicesAlong(layout, { from, to })).toEqual(indices);
  });

  it('ignores tiles beyond its layout', () => {
    expect(indicesAlong({ ...layout, count: 2 }, { from: 0, to: 900 })).toEqual([0, 1]);
  });
});
