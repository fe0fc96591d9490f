import { type RefObject, useInsertionEffect, useRef } from 'react';

/** Ref to the latest committed value, for events, timers and requests. Updated before other effects. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
