import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAgain } from './load-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads once for all who ask', async () => {
  const load = vi.fn(async () => 'client');
  const wake = loadAgain(load);
  expect(await Promise.all([wake(), wake()])).toEqual(['client', 'client']);
  vi.advanceTimersByTime(60_000);
  expect(await wake()).toBe('client');
  expect(load).toHaveBeenCalledOnce();
});

it('asks again after a failure, and not for each who asks meanwhile', async () => {
  const load = vi.fn(async () => 'client').mockRejectedValueOnce(new TypeError('offline'));
  const wake = loadAgain(load);
  await expect(wake()).rejects.toThrow('offline');
  vi.advanceTimersByTime(4999);
  await expect(wake()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await wake()).toBe('client');
});
