import { FetchError } from '@gifkit/fetch-api';
import { expect, it } from 'vitest';
import { toListError } from './list-error.ts';

const failed = (status: number, retryAfter?: number) =>
  new FetchError('failed', 'https://api.example', status, '', { retryAfter });

it.each([
  ['a key that is refused', failed(401), true, { name: 'refused' }],
  ['a key that may not', failed(403), true, { name: 'refused' }],
  ['a key in an address that is not there', failed(404), true, { name: 'refused' }],
  ['a limit that says until when', failed(429, 5000), true, { name: 'limit', until: 6000 }],
  ['a limit that does not', failed(429), true, { name: 'limit', until: undefined }],
  ['no network', failed(0), false, { name: 'offline' }],
  ['a service that cannot be reached', failed(0), true, { name: 'other' }],
  ['a service that is broken', failed(500), false, { name: 'other' }],
  ['an error of a provider’s own', new Error('x'), true, { name: 'other' }],
  ['an error of a provider’s own without a network', 'x', false, { name: 'offline' }],
])('the picker tells %s', (_, error, isOnline, expected) => {
  expect(toListError(error, 1000, isOnline)).toEqual(expected);
});
