import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits until it is wanted, and then with a timeout if the browser has no idle callback', () => {
  const { result, rerender } = renderHook(useIdle, { initialProps: false });
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe(true);
});

it('cancels the timeout on unmount', () => {
  const { unmount } = renderHook(useIdle, { initialProps: true });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('cancels the idle callback on unmount', () => {
  vi.stubGlobal('requestIdleCallback', () => 7);
  const cancel = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancel);
  renderHook(useIdle, { initialProps: true }).unmount();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});
