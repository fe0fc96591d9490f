import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

type Callback<Args extends unknown[]> = (...args: Args) => void;

/**
 * A function that stays the same and calls the newest `callback`, so that a host that writes its handlers
 * inline does not make every tile render again. Undefined while there is no callback.
 */
export function useLatestCallback<Args extends unknown[]>(callback: Callback<Args>): Callback<Args>;
export function useLatestCallback<Args extends unknown[]>(
  callback: Callback<Args> | undefined,
): Callback<Args> | undefined;
export function useLatestCallback<Args extends unknown[]>(
  callback: Callback<Args> | undefined,
): Callback<Args> | undefined {
  const latest = useLatest(callback);
  const stable = useCallback((...args: Args) => latest.current?.(...args), [latest]);
  return callback && stable;
}
