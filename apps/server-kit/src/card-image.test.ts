import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { cardImageOf } from './card-image.ts';

const file = (name: string, size?: number, width = 480) => ({
  url: `https://media.example/${name}`,
  width: String(width),
  height: '270',
  ...(size !== undefined && { size: String(size) }),
});
const imageOf = (images: object, fields = {}) =>
  cardImageOf(normalizeGif({ id: 'abc', images, ...fields }));

describe('the picture of a card', () => {
  it('is the best animated one under 5 MB, with its own size', () => {
    const images = {
      original: file('giphy.gif', 9_000_000, 960),
      downsized_large: file('large.gif', 5_000_000, 720),
      downsized_medium: file('medium.gif?cid=a', 4_999_999, 500),
      downsized: file('small.gif', 1_000_000),
    };
    expect(imageOf(images)).toEqual({
      url: 'https://media.example/medium.gif?cid=a',
      type: 'image/gif',
      width: 500,
      height: 270,
    });
    expect(imageOf({ ...images, original: file('giphy.gif', 4_000_000) })).toMatchObject({
      url: 'https://media.example/giphy.gif',
    });
  });

  it('is the still if all animated ones are too large', () => {
    const images = { original: file('giphy.gif', 9e9), original_still: file('giphy_s.gif') };
    expect(imageOf(images)?.url).toBe('https://media.example/giphy_s.gif');
  });

  it('is the still of a flashing GIF, with the size of the GIF if it has none', () => {
    const original_still = { url: 'https://media.example/giphy_s.png' };
    const images = { original: file('giphy.gif', 1000), original_still };
    expect(imageOf(images, { is_flashing: 1 })).toEqual({
      url: 'https://media.example/giphy_s.png',
      type: 'image/png',
      width: 480,
      height: 270,
    });
    expect(imageOf({ original: file('giphy.gif', 1000) }, { is_flashing: 1 })).toBeUndefined();
  });

  it('is the original if no sizes are known', () => {
    expect(imageOf({ original: file('cat') })).toEqual({
      url: 'https://media.example/cat',
      width: 480,
      height: 270,
    });
  });

  it('is undefined for unsafe URLs and without renditions', () => {
    expect(imageOf({ original: { url: 'javascript:alert(1)', size: '1' } })).toBeUndefined();
    expect(imageOf({})).toBeUndefined();
  });
});
