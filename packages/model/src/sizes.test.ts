import { describe, expect, it } from 'vitest';
import { getAspectRatio, getGifHeight, getGifWidth } from './sizes.ts';
import type { IImages } from './types/images.ts';

const gif = (images: object) => ({ images: images as IImages });
const wide = gif({ fixed_width: { width: 200, height: 100 } });

describe('sizes', () => {
  it('follow the aspect ratio of the fixed_width rendition', () => {
    expect(getAspectRatio(wide)).toBe(2);
    expect(getGifHeight(wide, 300)).toBe(150);
    expect(getGifWidth(wide, 300)).toBe(600);
  });

  it('are integers', () => {
    expect(getGifHeight(gif({ fixed_width: { width: 300, height: 200 } }), 100)).toBe(67);
  });

  it('follow the original if fixed_width has no size', () => {
    const images = { fixed_width: { width: 0, height: 0 }, original: { width: 10, height: 40 } };
    expect(getGifHeight(gif(images), 5)).toBe(20);
  });

  it.each([
    [{ width: 65_535, height: 1 }, 2, 20_000],
    [{ width: 1, height: 65_535 }, 20_000, 2],
  ])('of %j are capped', (fixed_width, height, width) => {
    expect(getGifHeight(gif({ fixed_width }), 200)).toBe(height);
    expect(getGifWidth(gif({ fixed_width }), 200)).toBe(width);
  });

  it('are at least 1 px', () => {
    const { images } = gif({ fixed_width: { width: 65_535, height: 1 } });
    expect(getGifHeight({ images }, 10)).toBe(1);
  });

  it('are 0 if no rendition has a size', () => {
    expect(getGifHeight(gif({}), 300)).toBe(0);
    expect(getGifWidth(gif({}), 300)).toBe(0);
  });
});
