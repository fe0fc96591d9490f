import { type ReactNode, useMemo, useState } from 'react';
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

interface MotionProviderProps {
  children?: ReactNode;
  /** Controls the state. If undefined, the user decides by a {@link MotionButton} or `useMotion`. */
  paused?: boolean | undefined;
  /** Called when the user pauses or plays everything. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /**
   * Key of the user's choice in `localStorage`; `null` keeps the choice only until the page is left.
   *
   * @default 'gifkit-motion'
   */
  storageKey?: string | null | undefined;
}

/**
 * Lets users pause all GIFs, stickers and videos below it (WCAG 2.2, success criterion 2.2.2). Until the user
 * chooses, `prefers-reduced-motion` decides.
 */
export function MotionProvider({
  children,
  paused,
  onPausedChange,
  storageKey = MOTION_KEY,
}: MotionProviderProps) {
  const [chosen, setChosen] = useState<boolean>();

  // Runs after hydration, because the server does not know the choice, but before paint, so that nothing starts to
  // move.
  useIsomorphicLayoutEffect(() => {
    if (storageKey === null) return;
    const read = () => setChosen(readMotion(storageKey));
    read();
    return rememberedAs(storageKey).follow(read);
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
