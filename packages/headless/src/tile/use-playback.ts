import { useState } from 'react';
import { useMotionChoice } from '../motion/motion-context.ts';
import type { MotionChoice } from '../shared/tile-list.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

interface PlaybackOptions {
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  controls: 'auto' | 'always' | 'never';
  /** True if the GIF flashes so often that it must not start by itself. */
  isFlashing: boolean;
  isHydrated: boolean;
}

export interface PlaybackControl {
  readonly isPaused: boolean;
  /** True if no choice was made, so that the motion preference decides. */
  readonly isAutomatic: boolean;
  readonly hasControl: boolean;
  toggle: () => void;
}

interface Choice {
  isPaused: boolean;
  /** Choice for all GIFs at that time; the next choice for all replaces this one. */
  forAll: MotionChoice;
}

/**
 * Returns the playback state of a GIF. Decided by the host, otherwise the user's choice for this GIF, the choice for
 * all GIFs, and the motion preference, in this order.
 */
export function usePlayback({
  paused,
  onPausedChange,
  controls,
  isFlashing,
  isHydrated,
}: PlaybackOptions): PlaybackControl {
  const forAll = useMotionChoice();
  const isMotionReduced = useReducedMotion();
  const [choice, setChoice] = useState<Choice>();
  const chosen = choice?.forAll === forAll ? choice.isPaused : undefined;
  const restsByItself = isFlashing || (forAll.isPaused ?? isMotionReduced);
  const isPaused = paused ?? chosen ?? restsByItself;
  const canToggle = paused === undefined || onPausedChange !== undefined;
  const isAutomatic = paused === undefined && chosen === undefined && forAll.isPaused === undefined;
  const isOffered = controls === 'auto' ? restsByItself : controls === 'always';
  return {
    isPaused,
    isAutomatic,
    hasControl: isHydrated && canToggle && isOffered,
    toggle() {
      setChoice({ isPaused: !isPaused, forAll });
      onPausedChange?.(!isPaused);
    },
  };
}
