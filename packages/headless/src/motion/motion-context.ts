import { createContext, useContext } from 'react';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

export interface MotionChoice {
  /** The choice of the reader or the host for everything below; undefined while there is none. */
  readonly isPaused: boolean | undefined;
  /** Pauses or plays everything below the {@link MotionProvider}. Does nothing without one. */
  readonly setPaused: (isPaused: boolean) => void;
}

const nobodyChose: MotionChoice = { isPaused: undefined, setPaused: () => {} };

export const MotionContext = createContext(nobodyChose);

export interface Motion {
  /** Whether pictures show their stills: by the choice, else by the setting of the reader's system. */
  isPaused: boolean;
  /** Pauses or plays everything below the {@link MotionProvider}, and remembers it. */
  setPaused: (isPaused: boolean) => void;
}

/** Whether pictures move here, and the way to change it for all of them. */
export function useMotion(): Motion {
  const { isPaused, setPaused } = useContext(MotionContext);
  const isMotionReduced = useReducedMotion();
  return { isPaused: isPaused ?? isMotionReduced, setPaused };
}
