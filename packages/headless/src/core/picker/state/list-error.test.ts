import { FetchError } from '@gifkit/fetch-api';
import { expect, it } from 'vitest';
import { toListError } from './list-error.ts';

const failed = (status: number, retryAfter?: number) =>
  new FetchError('failed', 'https://api.example', status, '', { retryAfter });

it.each([
  ['a rejected key', failed(401), true, { name: 'refused' }],
  ['a key without permission', failed(403), true, { name: 'refused' }],
  ['a wrong key in a URL', failed(404), true, { name: 'refused' }],
  ['a rate limit with a retry time', failed(429, 5000), true, { name: 'limit', until: 6000 }],
  ['a rate limit without a retry time', failed(429), true, { name: 'limit', until: undefined }],
  ['no network', failed(0), false, { name: 'offline' }],
  ['an unreachable service', failed(0), true, { name: 'other' }],
  ['a server error', failed(500), false, { name: 'other' }],
  ['a custom error', new Error('x'), true, { name: 'other' }],
  ['a custom error without a network', 'x', false, { name: 'offline' }],
])('classifies %s', (_, error, isOnline, expected) => {
  expect(toListError(error, 1000, isOnline)).toEqual(expected);
});
