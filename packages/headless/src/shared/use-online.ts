import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';
import { useLatestCallback } from './use-latest-callback.ts';

/** Calls back when the network comes back. @param isWaiting whether to listen. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const retry = useLatestCallback(onOnline);
  // A layout effect, because the network may come back right after a message shows.
  useIsomorphicLayoutEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, retry]);
}
