import { useEffect, useState } from 'react';

/** ms after which a browser that does not tell is taken to be idle. */
const TAKEN_FOR_IDLE = 500;

/**
 * Runs something once the browser has shown what there is, and has nothing else to do.
 *
 * @returns lets it be.
 */
function whenIdle(run: () => void): () => void {
  if (window.requestIdleCallback) {
    const request = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(run, TAKEN_FOR_IDLE);
  return () => clearTimeout(timer);
}

/** Whether the browser had nothing else to do since something is wanted. */
export function useIdle(isWanted: boolean): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => {
    return isWanted ? whenIdle(() => setIdle(true)) : undefined;
  }, [isWanted]);
  return wasIdle;
}
