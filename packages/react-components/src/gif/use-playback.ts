import { useState } from 'react';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';

export interface PlaybackOptions {
  /** Makes the host decide; without it the GIF keeps its own state. */
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** Offer a button: where motion is unwelcome, everywhere, nowhere. */
  controls: 'auto' | 'always' | 'never';
}

/** Whether a GIF moves. */
export interface Playback {
  readonly isPaused: boolean;
  /** Nobody has chosen yet: the reader's wish for less motion decides. */
  readonly isAutomatic: boolean;
}

export interface PlaybackControl extends Playback {
  /** Whether to offer the button. */
  readonly hasControl: boolean;
  toggle: () => void;
}

/** Whether a GIF moves: as the host says, else as the reader chose, else unless motion is unwelcome. */
export function usePlayback({
  paused,
  onPausedChange,
  controls,
}: PlaybackOptions): PlaybackControl {
  const isMotionUnwelcome = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isPaused = paused ?? chosen ?? isMotionUnwelcome;
  const canToggle = paused === undefined || onPausedChange !== undefined;
  return {
    isPaused,
    isAutomatic: paused === undefined && chosen === undefined,
    hasControl: canToggle && (controls === 'auto' ? isMotionUnwelcome : controls === 'always'),
    toggle() {
      setChosen(!isPaused);
      onPausedChange?.(!isPaused);
    },
  };
}
