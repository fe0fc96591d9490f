import type { RefObject } from 'react';
import { observeIntersection } from '../core/visibility/intersection.ts';
import { isOnScreen } from '../core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/**
 * Reports when an element comes into view or leaves it: the sentinel at the end of a list, whose next page is wanted
 * then.
 *
 * @param onChange `onSentinelInView` of `useGifPages`; another function observes afresh.
 * @param config as of an IntersectionObserver; may be written inline.
 */
export function useLoadSentinel(
  sentinel: RefObject<Element | null>,
  onChange: (isInView: boolean, sentinel: Element) => void,
  config: IntersectionObserverInit = {},
): void {
  const { root = null, rootMargin = '', threshold = 0 } = config;
  // Hosts write the configuration inline, so it is compared by value.
  const thresholds = JSON.stringify(threshold);
  useIsomorphicLayoutEffect(() => {
    const element = sentinel.current;
    if (!element) return;
    // When the first page is wanted at once, it need not wait for a frame that paints nothing.
    if (isOnScreen(element)) onChange(true, element);
    return observeIntersection(element, ({ isIntersecting }) => onChange(isIntersecting, element), {
      root,
      rootMargin,
      threshold: JSON.parse(thresholds),
    });
  }, [sentinel, root, rootMargin, thresholds, onChange]);
}
