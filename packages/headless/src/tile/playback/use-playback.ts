import { useContext, useMemo, useState } from 'react';
import { type MotionChoice, MotionContext } from '../../motion/motion-context.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';
import type { TileEnvironment } from '../tile-environment.ts';

export interface PlaybackOptions {
  /** Given by a host that decides itself; if it is undefined, the GIF keeps its own state. */
  paused?: boolean | undefined;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** When to offer the button: where the GIF does not start by itself, always, or never. */
  controls: 'auto' | 'always' | 'never';
  /** It flashes so often that it does not start by itself. */
  isFlashing: boolean;
  environment: TileEnvironment;
}

/** Whether a GIF moves. */
export interface Playback {
  readonly isPaused: boolean;
  /** Nobody has chosen yet: the reader's preference for reduced motion decides. */
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
  environment,
}: PlaybackOptions): PlaybackControl {
  const forAll = useContext(MotionContext);
  const [choice, setChoice] = useState<Choice>();
  const chosen = choice?.forAll === forAll ? choice.isPaused : undefined;
  const restsByItself = isFlashing || (forAll.isPaused ?? environment.isMotionReduced);
  const isPaused = paused ?? chosen ?? restsByItself;
  const canToggle = paused === undefined || onPausedChange !== undefined;
  const isAutomatic = paused === undefined && chosen === undefined && forAll.isPaused === undefined;
  const hasControl =
    environment.isHydrated &&
    canToggle &&
    (controls === 'auto' ? restsByItself : controls === 'always');
  const toggle = useLatestCallback(() => {
    setChoice({ isPaused: !isPaused, forAll });
    onPausedChange?.(!isPaused);
  });
  return useMemo(
    () => ({ isPaused, isAutomatic, hasControl, toggle }),
    [isPaused, isAutomatic, hasControl, toggle],
  );
}
