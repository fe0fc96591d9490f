import { type RefObject, useContext, useEffect, useState } from 'react';
import { FULLY_IN_VIEW } from '../../core/constants.ts';
import { observeIntersection } from '../../core/visibility/intersection.ts';
import { isOnScreen } from '../../core/visibility/is-on-screen.ts';
import { type Proximity, proximityAfter } from '../../core/visibility/proximity.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { TileListContext } from '../tile-list.ts';
import type { ChangeVisibility } from './use-visibility.ts';

const OBSERVED = { threshold: [0, FULLY_IN_VIEW] };

/**
 * How far in view a GIF is when it is mounted.
 *
 * @param known what its parent knows of it.
 * @param isUrgent look at once, not a frame later when the observer reports. For few GIFs: it forces a layout.
 */
export function useInitialProximity(
  root: RefObject<HTMLElement | null>,
  known: Proximity,
  isUrgent: boolean,
): Proximity {
  const [proximity, setProximity] = useState(known);
  useIsomorphicLayoutEffect(() => {
    const isAsked = isUrgent && known === 'unknown';
    if (isAsked && root.current && isOnScreen(root.current)) setProximity('shown');
  }, [root, known, isUrgent]);
  return proximity;
}

/**
 * How far a GIF has come into view.
 *
 * @param first the proximity when it was mounted.
 * @param change called with how much of it is in view.
 */
export function useProximity(
  root: RefObject<HTMLElement | null>,
  first: Proximity,
  change: ChangeVisibility,
): Proximity {
  const [proximity, setProximity] = useState(first);
  const onMove = useContext(TileListContext)?.onMove;
  useEffect(() => {
    if (!root.current) return;
    return observeIntersection(
      root.current,
      ({ isIntersecting, intersectionRatio }) => {
        onMove?.();
        setProximity((before) => proximityAfter(before, isIntersecting));
        const isFullyInView = isIntersecting && intersectionRatio >= FULLY_IN_VIEW;
        change({ isInView: isIntersecting, isFullyInView });
      },
      OBSERVED,
    );
  }, [root, change, onMove]);
  return first === 'shown' ? first : proximity;
}
