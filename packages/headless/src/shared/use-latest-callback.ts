import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

/** Returns a stable function for a host's inline handler, so that tiles do not re-render. */
export function useLatestCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
