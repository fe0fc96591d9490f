import { type RefObject, useEffect, useState } from 'react';
import { FULLY_IN_VIEW } from '../constants.ts';
import { observeIntersection } from '../shared/intersection.ts';
import { isOnScreen } from '../shared/is-on-screen.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { type Stage, stageAfter } from './stage.ts';
import type { ChangeSighting } from './use-sighting.ts';

const OBSERVED = { threshold: [0, FULLY_IN_VIEW] };

/**
 * How far a GIF has come into view.
 *
 * @param start of a GIF that has just been mounted.
 * @param change is told what of it is in view.
 */
export function useStage(
  root: RefObject<HTMLElement | null>,
  start: Stage,
  change: ChangeSighting,
): Stage {
  const [stage, setStage] = useState(start);

  useIsomorphicLayoutEffect(() => {
    // What the reader sees already does not wait for the frame that an observer takes to report.
    if (start === 'waiting' && root.current && isOnScreen(root.current)) setStage('shown');
  }, [root, start]);

  useEffect(() => {
    if (!root.current) return;
    return observeIntersection(
      root.current,
      ({ isIntersecting, intersectionRatio }) => {
        setStage((before) => stageAfter(before, isIntersecting));
        const isFullyInView = isIntersecting && intersectionRatio >= FULLY_IN_VIEW;
        change({ isInView: isIntersecting, isFullyInView });
      },
      OBSERVED,
    );
  }, [root, change]);

  return stage;
}
