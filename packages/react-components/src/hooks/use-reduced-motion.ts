import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../constants.ts';

/** Null where there is no `matchMedia` to ask, as in jsdom. */
const query = () => window.matchMedia?.(REDUCED_MOTION) ?? null;

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the reader asks for less motion. False on the server, which cannot know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
