import { createContext, useContext, useMemo } from 'react';
import { type MotionChoice, TileListContext } from '../shared/tile-list.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

export const MotionContext = createContext<MotionChoice>({
  isPaused: undefined,
  setPaused: () => {},
});

/** Returns the motion choice of the nearest list, otherwise of the {@link MotionContext}. */
export function useMotionChoice(): MotionChoice {
  const page = useContext(MotionContext);
  return useContext(TileListContext)?.motion ?? page;
}

/** Returns the motion choice for the tiles of a list. @param paused undefined inherits the choice. */
export function useListMotion(paused: boolean | undefined): MotionChoice {
  const around = useMotionChoice();
  return useMemo(
    () => (paused === undefined ? around : { ...around, isPaused: paused }),
    [around, paused],
  );
}

export interface Motion {
  /** True if pictures show their stills, because of the choice or the system setting. */
  isPaused: boolean;
  /** Pauses or plays everything below the {@link MotionProvider}, and remembers the choice. */
  setPaused: (isPaused: boolean) => void;
}

/** Returns whether motion is paused, and a function that changes it. */
export function useMotion(): Motion {
  const { isPaused, setPaused } = useMotionChoice();
  const isMotionReduced = useReducedMotion();
  return { isPaused: isPaused ?? isMotionReduced, setPaused };
}
