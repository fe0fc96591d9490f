import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * A function that stays the same and calls the newest `callback`, so that a host that writes its handlers
 * inline does not make every tile render again.
 */
export function useLatestCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useLatest(callback);
  return useCallback((...args: Args) => latest.current(...args), [latest]);
}
