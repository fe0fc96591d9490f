import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { rememberedAs } from '../shared/remembered.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { MotionContext } from './motion-context.ts';

const PAUSED = 'paused';
const PLAYING = 'playing';

const MOTION_KEY = 'gifkit-motion';

function readMotion(key: string): boolean | undefined {
  const choice = rememberedAs(key).read();
  if (choice === PAUSED) return true;
  return choice === PLAYING ? false : undefined;
}

export interface MotionProviderProps {
  children?: ReactNode;
  /** When it is set, the host decides; else the reader does, by a {@link MotionButton} or `useMotion`. */
  paused?: boolean | undefined;
  /** The reader chose to pause or to play everything. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /**
   * Key in the browser's local storage under which the reader's choice is remembered; with `null` it lasts as
   * long as the page.
   *
   * @default 'gifkit-motion'
   */
  storageKey?: string | null | undefined;
}

/**
 * Lets readers stop everything that moves below it: GIFs, stickers and videos (WCAG 2.2, success criterion
 * 2.2.2). Until somebody chooses, the reader's system decides by `prefers-reduced-motion`.
 */
export function MotionProvider({
  children,
  paused,
  onPausedChange,
  storageKey = MOTION_KEY,
}: MotionProviderProps) {
  const [chosen, setChosen] = useState<boolean>();

  // After hydration, because the server does not know the choice; before the browser paints, so that nothing
  // starts to move.
  useIsomorphicLayoutEffect(() => {
    if (storageKey !== null) setChosen(readMotion(storageKey));
  }, [storageKey]);
  useEffect(() => {
    if (storageKey === null) return;
    return rememberedAs(storageKey).follow(() => setChosen(readMotion(storageKey)));
  }, [storageKey]);

  const setPaused = useLatestCallback((isPaused: boolean) => {
    if (storageKey === null) setChosen(isPaused);
    else rememberedAs(storageKey).remember(isPaused ? PAUSED : PLAYING);
    onPausedChange?.(isPaused);
  });
  const isPaused = paused ?? chosen;
  const motion = useMemo(() => ({ isPaused, setPaused }), [isPaused, setPaused]);
  return <MotionContext.Provider value={motion}>{children}</MotionContext.Provider>;
}
