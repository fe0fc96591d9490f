import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Returns a stable function that calls the latest `callback`, so that inline handlers of a host do not re-render all
 * tiles.
 */
export function useLatestCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
