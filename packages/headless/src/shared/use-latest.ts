import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * What was passed to the newest render that was shown, for functions that stay the same: they read it when they
 * are called, by an event, a timer or a request. It is there before any other effect.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
