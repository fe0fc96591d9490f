import { expect, it } from 'vitest';
import { completing } from './completing.ts';

it.each([
  ['keep those that begin with what is typed', 'cat', ['cat food', 'catwalk']],
  ['keep them for less of it', 'ca', ['cat', 'cat food', 'catwalk', 'Calm']],
  ['go when something else is typed', 'd', []],
  ['do not repeat what is typed', 'cat food', []],
  ['do not heed upper and lower case', 'CAL', ['Calm']],
])('suggestions %s', (_, text, expected) => {
  expect(completing(['cat', 'cat food', 'catwalk', 'Calm'], text)).toEqual(expected);
});
