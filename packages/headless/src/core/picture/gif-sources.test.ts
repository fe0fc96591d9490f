import { describe, expect, it } from 'vitest';
import { makeGif } from '../../test/make-gif.ts';
import { getGifSources, getPlaceholder } from './gif-sources.ts';

describe('getGifSources', () => {
  it('returns the rendition that fits and its still', () => {
    expect(getGifSources(makeGif('a'), 200, 100)).toEqual({
      webp: 'https://media.example.com/a/200w.webp',
      image: 'https://media.example.com/a/200w.gif',
      still: 'https://media.example.com/a/200w_s.gif',
    });
  });

  it('falls back to the still of the original', () => {
    const { images } = makeGif('a');
    const { fixed_width_still: original_still, fixed_width } = images;
    const gif = { ...makeGif('b'), images: { fixed_width, original_still } as typeof images };
    expect(getGifSources(gif, 200, 100).still).toBe(original_still.url);
  });

  it('returns nothing for a GIF without pictures', () => {
    expect(getGifSources(makeGif('a', { images: {} }), 200, 100)).toEqual({});
  });
});

describe('getPlaceholder', () => {
  it.each([
    [{ webp: 'w', image: 'i', still: 's' }, 's'],
    [{ webp: 's', image: 'i', still: 's' }, undefined],
    [{ webp: 'w', image: 's', still: 's' }, undefined],
    [{}, undefined],
  ])('returns the still of %j unless it is the GIF', (sources, expected) => {
    expect(getPlaceholder(sources)).toBe(expected);
  });
});
