import { expect, it } from 'vitest';
import { isGifId } from './gif-id.ts';

it.each([
  ['COlxs3ZcJcdFCx8AIg', true],
  ['A-b_9', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['..', false],
  ['a/b', false],
  ['abc\n', false],
])('says of "%s" whether it can be an id', (text, expected) => {
  expect(isGifId(text)).toBe(expected);
});
