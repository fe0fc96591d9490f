import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../core/constants.ts';
import { mediaQuery, observeMedia } from './media-query.ts';

/** Shared by all GIFs, because a query per tile is slow while a grid scrolls. */
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

/** Observes the user's motion preference. @returns stops observing. */
function subscribeToReducedMotion(onChange: () => void): () => void {
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

export const isMotionReduced = (): boolean => (listeners.size > 0 ? isReduced : read());

const onServer = (): boolean => false;

/** Returns whether the user prefers reduced motion; false on the server, which cannot know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToReducedMotion, isMotionReduced, onServer);
