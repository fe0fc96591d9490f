import type { RefObject } from 'react';
import { observeIntersection } from '../core/visibility/intersection.ts';
import { isOnScreen } from '../core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/**
 * Observes the sentinel at the end of a list, which triggers the next page.
 *
 * @param onChange `onSentinelInView` of `useGifPages`; a new function restarts the observation.
 * @param config options of the IntersectionObserver; may be written inline.
 */
export function useLoadSentinel(
  sentinel: RefObject<Element | null>,
  onChange: (isInView: boolean, sentinel: Element) => void,
  config?: IntersectionObserverInit,
): void {
  const { root = null, rootMargin = '', threshold = 0 } = config ?? {};
  // Compared by value, because hosts write the configuration inline.
  const thresholds = String(threshold);
  useIsomorphicLayoutEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    // Avoids waiting a frame for the first page.
    if (isOnScreen(element)) onChange(true, element);
    return observeIntersection(element, ({ isIntersecting }) => onChange(isIntersecting, element), {
      root,
      rootMargin,
      threshold: thresholds.split(',').map(Number),
    });
  }, [sentinel, root, rootMargin, thresholds, onChange]);
}
