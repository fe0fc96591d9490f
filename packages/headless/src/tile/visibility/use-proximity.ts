import { type RefObject, useEffect, useState } from 'react';
import { FULLY_IN_VIEW } from '../../core/constants.ts';
import { observeIntersection, type ViewEntry } from '../../core/visibility/intersection.ts';
import { observePageVisibility } from '../../core/visibility/observe-page-visibility.ts';
import { isOnScreen, largestShare } from '../../core/visibility/view-of.ts';
import { type Proximity, proximityAfter } from '../../core/visibility/visibility.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import type { ChangeVisibility } from './use-visibility.ts';

interface ProximityOptions {
  first: Proximity;
  /** True if the picture is already rendered, so that no render is needed when it comes into view. */
  isFromServer: boolean;
  /** Measures immediately, not a frame later. Only for few GIFs, because it forces a layout. */
  isUrgent: boolean;
  onMove: (() => void) | undefined;
  /** Called with changes of the visible fraction. */
  change: ChangeVisibility;
}

export function useProximity(
  root: RefObject<HTMLElement | null>,
  { first, isFromServer, isUrgent, onMove, change }: ProximityOptions,
): Proximity {
  const [proximity, setProximity] = useState(first);
  useIsomorphicLayoutEffect(() => {
    const isAsked = isUrgent && first === 'unknown';
    if (isAsked && root.current && isOnScreen(root.current)) setProximity('shown');
  }, [root, first, isUrgent]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const { ownerDocument: page } = element;
    let full = FULLY_IN_VIEW;
    let isInView = false;
    let isFilling = false;
    let place: DOMRectReadOnly | undefined;
    let stop = observe();
    // Observers do not report in background tabs.
    const stopWatching = observePageVisibility(page, report);
    function report(): void {
      change({ isInView, isFullyInView: isFilling && !page.hidden, place });
    }
    function observe(): () => void {
      return observeIntersection(element as HTMLElement, onEntry, { threshold: [0, full] });
    }
    function onEntry(entry: ViewEntry): void {
      const { isIntersecting, intersectionRatio } = entry;
      isInView = isIntersecting;
      place = entry.boundingClientRect;
      onMove?.();
      if (!isFromServer) setProximity((before) => proximityAfter(before, isInView));
      const isPartly = isInView && intersectionRatio < FULLY_IN_VIEW;
      const share = isPartly ? FULLY_IN_VIEW * largestShare(entry) : full;
      if (share !== full) {
        full = share;
        stop();
        stop = observe();
      }
      isFilling = isInView && intersectionRatio >= full;
      report();
    }
    return () => {
      stop();
      stopWatching();
      // React may hide the tile without unmounting it.
      change({ isInView: false, isFullyInView: false });
    };
  }, [root, isFromServer, change, onMove]);
  return proximity;
}
