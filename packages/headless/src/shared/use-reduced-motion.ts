import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../core/constants.ts';
import { mediaQuery, observeMedia } from './media-query.ts';

/** One query for all GIFs while there are any, because asking for each tile is slow while a grid scrolls. */
let query: MediaQueryList | undefined;
let isReduced = false;
const listeners = new Set<() => void>();

let stopObserving = () => {};

function read(): boolean {
  query ??= mediaQuery(REDUCED_MOTION);
  return query?.matches ?? false;
}

function onQueryChange(): void {
  isReduced = read();
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the reader's preference changes. Returns what ends that. */
export function subscribeToReducedMotion(onChange: () => void): () => void {
  if (listeners.size === 0) {
    isReduced = read();
    stopObserving = observeMedia(query, onQueryChange);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    stopObserving();
    query = undefined;
  };
}

/** Whether the reader asks for less motion. For the browser only. */
export const isMotionReduced = (): boolean => (listeners.size > 0 ? isReduced : read());

const onServer = (): boolean => false;

/** Whether the reader asks for less motion. False on the server, which cannot know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToReducedMotion, isMotionReduced, onServer);
