import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeGifs } from '../../test/make-gif.ts';
import { createUniqueGifs, uniqueGifs } from './unique-gifs.ts';

const gifs = makeGifs(6);

it('equals uniqueGifs after any earlier lists', () => {
  const lists = fc.array(fc.array(fc.constantFrom(...gifs), { maxLength: 8 }), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (all) => {
      const uniqueAfter = createUniqueGifs();
      for (const list of all) expect(uniqueAfter(list)).toEqual(uniqueGifs(list));
    }),
  );
});

it('returns the same list if no id repeats', () => {
  const uniqueAfter = createUniqueGifs();
  expect(uniqueAfter(gifs)).toBe(gifs);
  const edited = gifs.slice(1);
  expect(uniqueAfter(edited)).toBe(edited);
});

it('compares ids as texts, as React compares keys', () => {
  const [gif] = makeGifs(1);
  const mixed = [7, '7'].map((id) => ({ ...gif, id }) as (typeof gifs)[number]);
  expect(createUniqueGifs()(mixed)).toEqual([mixed[0]]);
});
