import { createContext, useContext } from 'react';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

export interface MotionChoice {
  /** What the reader or the host chose for everything below; undefined while nobody has. */
  readonly isPaused: boolean | undefined;
  /** Pauses or plays everything below the {@link MotionProvider}. Does nothing without one. */
  readonly setPaused: (isPaused: boolean) => void;
}

const nobodyChose: MotionChoice = { isPaused: undefined, setPaused: () => {} };

export const MotionContext = createContext(nobodyChose);

export interface Motion {
  /** Whether pictures rest on their stills: as was chosen, else as the reader's system asks. */
  isPaused: boolean;
  /** Pauses or plays everything below the {@link MotionProvider}, and remembers it. */
  setPaused: (isPaused: boolean) => void;
}

/** Whether pictures move here, and the way to change it for all of them. */
export function useMotion(): Motion {
  const { isPaused, setPaused } = useContext(MotionContext);
  const isMotionUnwelcome = useReducedMotion();
  return { isPaused: isPaused ?? isMotionUnwelcome, setPaused };
}
