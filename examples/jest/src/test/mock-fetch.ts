import { jest } from '@jest/globals';
import { response } from './response.ts';

/** Mocks `fetch`, which jsdom lacks. */
export function mockFetch(answer: object = response()) {
  const fetch = jest.fn<typeof globalThis.fetch>().mockResolvedValue(answer as Response);
  globalThis.fetch = fetch;
  return fetch;
}
