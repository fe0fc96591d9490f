import { expect, it } from 'vitest';
import { EmbedError, isEmbedError } from './embed-error.ts';

it.each([
  [new EmbedError('timeout', 'too late'), true],
  [Object.assign(new Error('of another copy'), { name: 'EmbedError', code: 'origin' }), true],
  [Object.assign(new Error('no code'), { name: 'EmbedError' }), false],
  [new Error('any'), false],
  ['EmbedError', false],
  [null, false],
  [undefined, false],
])('says of %s whether it is an error of an embed', (error, expected) => {
  expect(isEmbedError(error)).toBe(expected);
});
