import { useEffect, useState } from 'react';

/** Delay in ms that replaces requestIdleCallback in browsers without it. */
const TAKEN_FOR_IDLE = 500;

/**
 * Runs a function once the browser has painted and is idle.
 *
 * @returns a function that cancels it.
 */
function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const request = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, TAKEN_FOR_IDLE);
  return () => clearTimeout(timer);
}

/** Whether the browser has been idle since `isWanted` became true. */
export function useIdle(isWanted: boolean): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    return isWanted ? whenIdle(() => setIdle(true)) : undefined;
  }, [isWanted]);
  return wasIdle;
}
