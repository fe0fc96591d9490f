import { type ReactNode, useContext, useMemo } from 'react';
import { MotionContext } from './motion-context.ts';

export interface ListMotionProps {
  children: ReactNode;
  /** Whether the pictures of the list are paused; undefined takes the value from around the list. */
  paused: boolean | undefined;
}

/** Pauses or plays all pictures of a list. */
export function ListMotion({ children, paused }: ListMotionProps) {
  const around = useContext(MotionContext);
  const motion = useMemo(
    () => (paused === undefined ? around : { ...around, isPaused: paused }),
    [around, paused],
  );
  return <MotionContext.Provider value={motion}>{children}</MotionContext.Provider>;
}
