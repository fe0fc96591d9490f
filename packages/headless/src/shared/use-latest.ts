import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Ref to the value of the latest committed render, for stable functions that read it in events, timers or requests.
 * Updated before all other effects.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
