import { type RefObject, useContext, useEffect, useState } from 'react';
import { FULLY_IN_VIEW } from '../../core/constants.ts';
import { observeIntersection } from '../../core/visibility/intersection.ts';
import { isOnScreen } from '../../core/visibility/is-on-screen.ts';
import { type Stage, stageAfter } from '../../core/visibility/stage.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { TileListContext } from '../tile-list.ts';
import type { ChangeSighting } from './use-sighting.ts';

const OBSERVED = { threshold: [0, FULLY_IN_VIEW] };

/**
 * How far in view a GIF is when it is mounted.
 *
 * @param known what its parent knows of it.
 * @param isUrgent look at once, not a frame later when the observer reports. For few GIFs: it forces a layout.
 */
export function useFirstStage(
  root: RefObject<HTMLElement | null>,
  known: Stage,
  isUrgent: boolean,
): Stage {
  const [stage, setStage] = useState(known);
  useIsomorphicLayoutEffect(() => {
    const isAsked = isUrgent && known === 'waiting';
    if (isAsked && root.current && isOnScreen(root.current)) setStage('shown');
  }, [root, known, isUrgent]);
  return stage;
}

/**
 * How far a GIF has come into view.
 *
 * @param first the stage when it was mounted.
 * @param change called with how much of it is in view.
 */
export function useStage(
  root: RefObject<HTMLElement | null>,
  first: Stage,
  change: ChangeSighting,
): Stage {
  const [stage, setStage] = useState(first);
  const onMove = useContext(TileListContext)?.onMove;
  useEffect(() => {
    if (!root.current) return;
    return observeIntersection(
      root.current,
      ({ isIntersecting, intersectionRatio }) => {
        onMove?.();
        setStage((before) => stageAfter(before, isIntersecting));
        const isFullyInView = isIntersecting && intersectionRatio >= FULLY_IN_VIEW;
        change({ isInView: isIntersecting, isFullyInView });
      },
      OBSERVED,
    );
  }, [root, change, onMove]);
  return first === 'shown' ? first : stage;
}
