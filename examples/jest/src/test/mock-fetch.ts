import { jest } from '@jest/globals';
import { response } from './response.ts';

/** Puts a mock in place of `fetch`, which jsdom does not have. */
export function mockFetch(answer: object = response()) {
  const fetch = jest.fn<typeof globalThis.fetch>().mockResolvedValue(answer as Response);
  globalThis.fetch = fetch;
  return fetch;
}
