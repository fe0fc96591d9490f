import { useMemo } from 'react';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

/** What a tile knows of the page around it: a list asks once for all of its tiles. */
export interface Surroundings {
  readonly isHydrated: boolean;
  /** The reader asks for less motion. */
  readonly isMotionUnwelcome: boolean;
}

/** The same object for as long as nothing changes, so that the tiles do not render again. */
export function useSurroundings(): Surroundings {
  const isHydrated = useHydrated();
  const isMotionUnwelcome = useReducedMotion();
  return useMemo(() => ({ isHydrated, isMotionUnwelcome }), [isHydrated, isMotionUnwelcome]);
}
