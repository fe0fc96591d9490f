import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

it.each([
  [0, 6],
  [0.5, 9],
  [0.999, 12],
])('spreads retries over some seconds: by chance %s after %s s', (chance, seconds) => {
  expect(retryAfter(() => chance)).toBe(seconds);
});
