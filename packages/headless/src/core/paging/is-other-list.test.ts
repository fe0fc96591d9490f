import { describe, expect, it } from 'vitest';
import { makeGifs } from '../../test/make-gif.ts';
import { isOtherList } from './is-other-list.ts';

const gifs = makeGifs(3);
const [first, second, third] = gifs as [(typeof gifs)[0], (typeof gifs)[0], (typeof gifs)[0]];

describe('isOtherList', () => {
  it.each([
    ['the same list', gifs],
    ['a list whose GIFs were edited', gifs.map((gif) => ({ ...gif, title: 'Another' }))],
    ['a list that lost its first GIF', [second, third]],
    ['a list that grew at its beginning', [...makeGifs(1, 100), ...gifs]],
    ['a list that grew at its end', [...gifs, ...makeGifs(1, 100)]],
    ['a list in another order', [third, first]],
  ])('takes %s for the same', (_name, after) => {
    expect(isOtherList(gifs, after)).toBe(false);
  });

  it.each([
    ['a list of other GIFs', makeGifs(3, 100)],
    ['no GIFs', []],
  ])('takes %s for another list', (_name, after) => {
    expect(isOtherList(gifs, after)).toBe(true);
  });

  it('takes the first GIFs for the beginning of an empty list', () => {
    expect(isOtherList([], gifs)).toBe(false);
  });
});
