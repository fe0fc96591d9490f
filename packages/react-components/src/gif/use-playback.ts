import { useContext, useState } from 'react';
import { type MotionChoice, MotionContext } from '../motion/motion-context.ts';

export interface PlaybackOptions {
  /** Makes the host decide; without it the GIF keeps its own state. */
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** Offer a button: where the GIF rests by itself, everywhere, nowhere. */
  controls: 'auto' | 'always' | 'never';
  /** It flashes so often that it rests until the reader starts it. */
  isFlashing: boolean;
  /** The reader asks for less motion. */
  isMotionUnwelcome: boolean;
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

/** What the reader chose for one GIF. */
interface Choice {
  isPaused: boolean;
  /** What had been chosen for all; the next choice for all ends this one. */
  forAll: MotionChoice;
}

/**
 * Whether a GIF moves: as the host says, else as the reader chose for it, else as was chosen for all, else
 * unless motion is unwelcome.
 */
export function usePlayback({
  paused,
  onPausedChange,
  controls,
  isFlashing,
  isMotionUnwelcome,
}: PlaybackOptions): PlaybackControl {
  const forAll = useContext(MotionContext);
  const [choice, setChoice] = useState<Choice>();
  const chosen = choice?.forAll === forAll ? choice.isPaused : undefined;
  const restsByItself = isFlashing || (forAll.isPaused ?? isMotionUnwelcome);
  const isPaused = paused ?? chosen ?? restsByItself;
  const canToggle = paused === undefined || onPausedChange !== undefined;
  return {
    isPaused,
    isAutomatic: paused === undefined && chosen === undefined && forAll.isPaused === undefined,
    hasControl: canToggle && (controls === 'auto' ? restsByItself : controls === 'always'),
    toggle() {
      setChoice({ isPaused: !isPaused, forAll });
      onPausedChange?.(!isPaused);
    },
  };
}
