import { beforeEach, expect, it, vi } from 'vitest';
import { deadlineIn } from './deadline.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

it('comes nearer with time', () => {
  const { at, msLeft } = deadlineIn(60_000);
  expect(at).toBe(Date.now() + 60_000);
  vi.advanceTimersByTime(59_999);
  expect(msLeft()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(msLeft()).toBe(0);
});

it('comes no later when the clock is set back', () => {
  const { msLeft } = deadlineIn(60_000);
  vi.setSystemTime(Date.now() - HOUR);
  vi.advanceTimersByTime(60_000);
  expect(msLeft()).toBe(0);
});

it('goes on while the machine sleeps, though only the time of day does', () => {
  const { msLeft } = deadlineIn(60_000);
  vi.setSystemTime(Date.now() + HOUR);
  expect(msLeft()).toBeLessThan(0);
});

it('never comes where there is none', () => {
  const { msLeft } = deadlineIn(Number.POSITIVE_INFINITY);
  vi.advanceTimersByTime(HOUR);
  expect(msLeft()).toBe(Number.POSITIVE_INFINITY);
});
