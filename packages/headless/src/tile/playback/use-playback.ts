import { useState } from 'react';
import { useMotionChoice } from '../../motion/motion-context.ts';
import type { MotionChoice } from '../../shared/tile-list.ts';
import { useReducedMotion } from '../../shared/use-reduced-motion.ts';

interface PlaybackOptions {
  /** Given by a host that decides itself; if it is undefined, the GIF keeps its own state. */
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** When to offer the button: where the GIF does not start by itself, always, or never. */
  controls: 'auto' | 'always' | 'never';
  /** It flashes so often that it does not start by itself. */
  isFlashing: boolean;
  isHydrated: boolean;
}

export interface Playback {
  readonly isPaused: boolean;
  /** Nobody has chosen yet: the reader's preference for reduced motion decides. */
  readonly isAutomatic: boolean;
}

export interface PlaybackControl extends Playback {
  readonly hasControl: boolean;
  toggle: () => void;
}

interface Choice {
  isPaused: boolean;
  /** What had been chosen for all GIFs at that time. The next choice for all replaces this one. */
  forAll: MotionChoice;
}

/**
 * Whether a GIF moves. The host decides; else the reader's choice for this GIF, else the choice for all GIFs,
 * else the reader's preference for reduced motion.
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
