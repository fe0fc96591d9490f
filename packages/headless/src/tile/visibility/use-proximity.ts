import { type RefObject, useEffect, useState } from 'react';
import { FULLY_IN_VIEW } from '../../core/constants.ts';
import { observeIntersection } from '../../core/visibility/intersection.ts';
import { isOnScreen } from '../../core/visibility/view-of.ts';
import { type Proximity, proximityAfter } from '../../core/visibility/visibility.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import type { ChangeVisibility } from './use-visibility.ts';

const OBSERVED = { threshold: [0, FULLY_IN_VIEW] };

interface ProximityOptions {
  /** Proximity on mount, as far as the parent knows. */
  first: Proximity;
  /** Its picture is there anyway, so that it need not render when it comes into view. */
  isFromServer: boolean;
  /** Look at once, not a frame later when the observer reports. For few GIFs: it forces a layout. */
  isUrgent: boolean;
  onMove: (() => void) | undefined;
  /** Called with how much of it is in view. */
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
    if (!root.current) return;
    const stop = observeIntersection(
      root.current,
      ({ isIntersecting, intersectionRatio }) => {
        onMove?.();
        if (!isFromServer) setProximity((before) => proximityAfter(before, isIntersecting));
        const isFullyInView = isIntersecting && intersectionRatio >= FULLY_IN_VIEW;
        change({ isInView: isIntersecting, isFullyInView });
      },
      OBSERVED,
    );
    return () => {
      stop();
      // React may hide the tile without unmounting it.
      change({ isInView: false, isFullyInView: false });
    };
  }, [root, isFromServer, change, onMove]);
  return proximity;
}
