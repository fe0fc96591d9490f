import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as it is told', async () => {
  const passed = vi.fn();
  const waiting = wait(500).then(passed);
  await vi.advanceTimersByTimeAsync(499);
  expect(passed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(passed).toHaveBeenCalled();
});

it('ends when the signal is aborted, before or while it waits', async () => {
  const controller = new AbortController();
  const waiting = wait(500, controller.signal);
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect(wait(500, controller.signal)).rejects.toThrow('enough');
  expect(vi.getTimerCount()).toBe(0);
});
