import { expect, it } from 'vitest';
import { toEmbedError } from './to-embed-error.ts';

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
])('makes an error of %j', (failure, expected) => {
  expect(toEmbedError(failure)).toMatchObject({
    ...expected,
    message: failure.message,
    cause: failure,
  });
});
