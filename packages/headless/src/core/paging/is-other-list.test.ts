import { describe, expect, it } from 'vitest';
import { makeGifs } from '../../test/make-gif.ts';
import { isOtherList } from './is-other-list.ts';

const gifs = makeGifs(3);
const [first, second, third] = gifs as [(typeof gifs)[0], (typeof gifs)[0], (typeof gifs)[0]];

describe('isOtherList', () => {
  it.each([
    ['the same list', gifs],
    ['a list whose GIFs were edited', gifs.map((gif) => ({ ...gif, title: 'Another' }))],
    ['a list without its first GIF', [second, third]],
    ['a list with a GIF added at the start', [...makeGifs(1, 100), ...gifs]],
    ['a list with a GIF added at the end', [...gifs, ...makeGifs(1, 100)]],
    ['a sorted list', [third, first]],
  ])('is false for %s', (_name, after) => {
    expect(isOtherList(gifs, after)).toBe(false);
  });

  it.each([
    ['a list of different GIFs', makeGifs(3, 100)],
    ['no GIFs', []],
  ])('is true for %s', (_name, after) => {
    expect(isOtherList(gifs, after)).toBe(true);
  });

  it('is false for the first GIFs of an empty list', () => {
    expect(isOtherList([], gifs)).toBe(false);
  });
});
