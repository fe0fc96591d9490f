import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../constants.ts';

/** One query for all GIFs while there are any, because asking for each tile is slow while a grid scrolls. */
let query: MediaQueryList | undefined;
/** What it said last. Kept up to date while there are listeners. */
let isReduced = false;
const listeners = new Set<() => void>();

/** The query is undefined where there is no `matchMedia`, as in jsdom. */
function read(): boolean {
  query ??= window.matchMedia?.(REDUCED_MOTION);
  return query?.matches ?? false;
}

function onQueryChange(): void {
  isReduced = read();
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the reader's wish changes. Returns what ends that. */
export function subscribeToReducedMotion(onChange: () => void): () => void {
  if (listeners.size === 0) {
    isReduced = read();
    query?.addEventListener('change', onQueryChange);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    query?.removeEventListener('change', onQueryChange);
    query = undefined;
  };
}

/** Whether the reader asks for less motion. For the browser only. */
export const isMotionReduced = (): boolean => (listeners.size > 0 ? isReduced : read());

const onServer = (): boolean => false;

/** Whether the reader asks for less motion. False on the server, which cannot know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToReducedMotion, isMotionReduced, onServer);
