import { describe, expect, it } from 'vitest';
import { layOutPreview } from './preview-layout.ts';

const gif = (id: string, width: number, height: number) => ({ id, ratio: width / height });

const WIDE = gif('wide', 200, 100);
const SQUARE = gif('square', 200, 200);
const HIGH = gif('high', 200, 400);

describe('layOutPreview', () => {
  it('puts each GIF into the shortest column, the first of several', () => {
    const { tiles } = layOutPreview([HIGH, WIDE, SQUARE, SQUARE, SQUARE], 3, 6);
    expect(tiles.map(({ column }) => column)).toEqual([0, 1, 2, 1, 2]);
  });

  it('tells what grows with the width from what does not', () => {
    const { tiles, heights } = layOutPreview([WIDE, SQUARE, WIDE], 1, 6);
    expect(tiles.map(({ top }) => top)).toEqual([
      { columns: 0, pixels: 0 },
      { columns: 0.5, pixels: 6 },
      { columns: 1.5, pixels: 12 },
    ]);
    expect(heights).toEqual([{ columns: 2, pixels: 12 }]);
  });

  it('has no height without GIFs', () => {
    expect(layOutPreview([], 2, 6).heights).toEqual([
      { columns: 0, pixels: 0 },
      { columns: 0, pixels: 0 },
    ]);
  });
});
