import { createContext, useContext, useMemo } from 'react';
import { type MotionChoice, TileListContext } from '../shared/tile-list.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

export const MotionContext = createContext<MotionChoice>({
  isPaused: undefined,
  setPaused: () => {},
});

/** The choice for everything here: that of the list around, else that of the {@link MotionContext}. */
export function useMotionChoice(): MotionChoice {
  const page = useContext(MotionContext);
  return useContext(TileListContext)?.motion ?? page;
}

/** The choice for the tiles of a list. @param paused undefined for the one around the list. */
export function useListMotion(paused: boolean | undefined): MotionChoice {
  const around = useMotionChoice();
  return useMemo(
    () => (paused === undefined ? around : { ...around, isPaused: paused }),
    [around, paused],
  );
}

export interface Motion {
  /** Whether pictures show their stills: by the choice, else by the setting of the reader's system. */
  isPaused: boolean;
  /** Pauses or plays everything below the {@link MotionProvider}, and remembers it. */
  setPaused: (isPaused: boolean) => void;
}

/** Whether pictures move here, and the way to change it for all of them. */
export function useMotion(): Motion {
  const { isPaused, setPaused } = useMotionChoice();
  const isMotionReduced = useReducedMotion();
  return { isPaused: isPaused ?? isMotionReduced, setPaused };
}
