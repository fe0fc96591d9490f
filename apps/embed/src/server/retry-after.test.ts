import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { msUntil, retryAfter } from './retry-after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0, 6],
  [0.5, 9],
  [0.999, 12],
])('spreads retries over some seconds: by chance %s after %s s', (chance, seconds) => {
  expect(retryAfter(undefined, () => chance)).toBe(seconds);
});

it('waits as long as the service wants to be left alone, and no longer as time goes by', () => {
  const retryAt = Date.now() + 90_000;
  expect(retryAfter(retryAt, () => 0)).toBe(90);
  vi.advanceTimersByTime(60_000);
  expect(retryAfter(retryAt, () => 0.5)).toBe(33);
  vi.advanceTimersByTime(60_000);
  expect(retryAfter(retryAt, () => 0)).toBe(6);
  expect(msUntil(retryAt)).toBe(0);
});
