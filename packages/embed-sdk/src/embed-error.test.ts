import { expect, it } from 'vitest';
import { EmbedError, isEmbedError, toEmbedError } from './embed-error.ts';

it.each([
  [new EmbedError('timeout', 'too late'), true],
  [Object.assign(new Error('of another copy'), { name: 'EmbedError', code: 'origin' }), true],
  [Object.assign(new Error('no code'), { name: 'EmbedError' }), false],
  [new Error('any'), false],
  ['EmbedError', false],
  [null, false],
  [undefined, false],
])('tells whether %s is an EmbedError: %s', (error, expected) => {
  expect(isEmbedError(error)).toBe(expected);
});

it.each([
  [
    { message: 'No such GIF.', status: 404 },
    { code: 'unavailable', status: 404 },
  ],
  [
    { name: 'NotAllowedError', message: 'Touch it.' },
    { code: 'not-allowed', status: undefined },
  ],
  [
    { name: 'TypeError', message: 'A bug.' },
    { code: 'player', status: undefined },
  ],
  [{ message: 'No such clip.' }, { code: 'player', status: undefined }],
])('converts %j to an error', (failure, expected) => {
  expect(toEmbedError(failure)).toMatchObject({
    ...expected,
    message: failure.message,
    cause: failure,
  });
});
