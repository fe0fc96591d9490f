import { describe, expect, it } from 'vitest';
import { makeGif } from '../../test/make-gif.ts';
import { tileHeight } from './tile-height.ts';

describe('tileHeight', () => {
  it('follows the aspect ratio of the GIF', () => {
    expect(tileHeight(makeGif('a'), 300)).toBe(150);
  });

  it('makes a GIF of unknown size a square', () => {
    expect(tileHeight(makeGif('a', { images: {} }), 300)).toBe(300);
  });
});
