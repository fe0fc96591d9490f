import { useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface PlaybackOptions {
  /** Makes the host decide; without it the GIF keeps its own state. */
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
}

export interface Playback {
  isPaused: boolean;
  /** Nobody has chosen yet: the reader's wish for less motion decides. */
  isAutomatic: boolean;
  prefersReducedMotion: boolean;
  toggle: () => void;
}

/** Whether a GIF moves: as the host says, else as the reader chose, else unless motion is unwelcome. */
export function usePlayback({ paused, onPausedChange }: PlaybackOptions): Playback {
  const prefersReducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isPaused = paused ?? chosen ?? prefersReducedMotion;
  return {
    isPaused,
    isAutomatic: paused === undefined && chosen === undefined,
    prefersReducedMotion,
    toggle() {
      setChosen(!isPaused);
      onPausedChange?.(!isPaused);
    },
  };
}
