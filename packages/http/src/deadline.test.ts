import { beforeEach, expect, it, vi } from 'vitest';
import { deadlineIn } from './deadline.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

it('has less time left as time passes', () => {
  const { at, msLeft } = deadlineIn(60_000);
  expect(at).toBe(Date.now() + 60_000);
  vi.advanceTimersByTime(59_999);
  expect(msLeft()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(msLeft()).toBe(0);
});

it('does not move when the clock is set back', () => {
  const { msLeft } = deadlineIn(60_000);
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(60_000);
  expect(msLeft()).toBe(0);
});

it('counts the time that the machine sleeps, although only the time of day advances', () => {
  const { msLeft } = deadlineIn(60_000);
  vi.setSystemTime(Date.now() + HOUR);
  expect(msLeft()).toBeLessThan(0);
});

it('never ends if the limit is Infinity', () => {
  const { msLeft } = deadlineIn(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(HOUR);
  expect(msLeft()).toBe(Number.POSITIVE_INFINITY);
});
