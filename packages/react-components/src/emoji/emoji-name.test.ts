import { de } from '@gifkit/labels/de';
import { en } from '@gifkit/labels/en';
import { describe, expect, it } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { emojiName } from './emoji-name.ts';

const emojiOf = (title: string, codePoint: string) =>
  makeGif('e', { title, alt_text: '', tags: [codePoint, 'yes'], variation: 'default' });
const thumbsUp = emojiOf('Thumbs up', 'u1f44d');
const heart = emojiOf('Heart', 'u2764');
const variationOf = (emoji: typeof heart, number: number, fields = {}) =>
  makeGif('v', { ...emoji, variation: `variation_0${number}`, ...fields });

describe('the name of an emoji', () => {
  it('is its title', () => {
    expect(emojiName(thumbsUp, thumbsUp, en)).toBe('Thumbs up');
  });

  it.each([
    [1, 'Thumbs up, light skin tone'],
    [2, 'Thumbs up, medium-light skin tone'],
    [3, 'Thumbs up, medium skin tone'],
    [4, 'Thumbs up, medium-dark skin tone'],
    [5, 'Thumbs up, dark skin tone'],
    [6, 'Thumbs up, variation 6'],
  ])('has the skin tone of variation %i', (number, name) => {
    expect(emojiName(thumbsUp, variationOf(thumbsUp, number), en)).toBe(name);
  });

  it('has the number of the variation if the emoji has no skin tones', () => {
    expect(emojiName(heart, variationOf(heart, 2), en)).toBe('Heart, variation 2');
    expect(emojiName(heart, makeGif('v', { alt_text: '' }), en, 3)).toBe('Heart, variation 3');
    expect(emojiName(heart, heart, en, 1)).toBe('Heart');
  });

  it("is in the user's language", () => {
    expect(emojiName(thumbsUp, variationOf(thumbsUp, 5), de)).toBe('Thumbs up, dunkle Hautfarbe');
  });

  it('is its title even if the service sends a longer description', () => {
    const long = makeGif('e', { ...thumbsUp, alt_text: 'Thumbs up Sticker by Emoji' });
    expect(emojiName(long, variationOf(long, 3), en)).toBe('Thumbs up, medium skin tone');
  });

  it("is the variation's own alt text, if the service sends one", () => {
    const one = variationOf(heart, 2, { alt_text: 'An orange heart' });
    expect(emojiName(heart, one, en)).toBe('An orange heart');
  });

  it('takes no time if the variation is a long text', () => {
    const start = performance.now();
    emojiName(heart, makeGif('v', { alt_text: '', variation: `${'1'.repeat(100_000)}x` }), en);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('survives an invalid code point', () => {
    const odd = emojiOf('Odd', 'uffffff');
    expect(emojiName(odd, variationOf(odd, 1), en)).toBe('Odd, variation 1');
  });
});
