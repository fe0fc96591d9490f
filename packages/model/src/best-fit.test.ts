import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { bestfit, setRenditionScaleUpMaxPixels } from './best-fit.ts';

const landscape = [
  { width: 600, height: 338 },
  { width: 200, height: 113 },
  { width: 355, height: 200 },
  { width: 100, height: 56 },
  { width: 178, height: 100 },
];

afterEach(() => setRenditionScaleUpMaxPixels(50));

describe('bestfit', () => {
  it.each([
    [450, 350, 600],
    [400, 300, 600],
    [300, 200, 355],
    [200, 200, 355],
    [200, 100, 178],
    [100, 100, 100],
    [1, 1, 100],
  ])('picks for a box of %i by %i px the rendition %i px wide', (width, height, expected) => {
    expect(bestfit(landscape, width, height)?.width).toBe(expected);
  });

  it('picks the largest if all would be scaled up too far', () => {
    expect(bestfit(landscape, 2000, 2000)?.width).toBe(600);
  });

  it('scales up at most by scaleUpMaxPixels', () => {
    expect(bestfit(landscape, 200, 113, 0)?.width).toBe(200);
    expect(bestfit(landscape, 201, 113, 0)?.width).toBe(355);
    expect(bestfit(landscape, 201, 113, 1)?.width).toBe(200);
  });

  it('scales up at most by the value of setRenditionScaleUpMaxPixels', () => {
    expect(bestfit(landscape, 225, 127)?.width).toBe(200);
    setRenditionScaleUpMaxPixels(20);
    expect(bestfit(landscape, 225, 127)?.width).toBe(355);
  });

  it('skips renditions without a size', () => {
    expect(bestfit([{ width: 0, height: 0 }, ...landscape], 1, 1)?.width).toBe(100);
  });

  it('returns undefined without renditions', () => {
    expect(bestfit([], 100, 100)).toBeUndefined();
  });

  it('never picks one that is scaled up too far if another is not', () => {
    const size = fc.integer({ min: 1, max: 2000 });
    const rendition = fc.record({ width: size, height: size });
    fc.assert(
      fc.property(
        fc.array(rendition, { minLength: 1 }),
        size,
        size,
        (renditions, width, height) => {
          const fits = (candidate: { width: number; height: number } | undefined) =>
            candidate !== undefined &&
            width - candidate.width <= 50 &&
            height - candidate.height <= 50;
          expect(fits(bestfit(renditions, width, height))).toBe(renditions.some(fits));
        },
      ),
    );
  });
});
