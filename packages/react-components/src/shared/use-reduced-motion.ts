import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../constants.ts';

/** One query for all GIFs while there are any, because asking for each tile is slow while a grid scrolls. */
let shared: MediaQueryList | undefined;
let subscribers = 0;

/** Undefined where there is no `matchMedia`, as in jsdom. */
const ask = (): MediaQueryList | undefined => window.matchMedia?.(REDUCED_MOTION);

function subscribe(onChange: () => void): () => void {
  shared ??= ask();
  subscribers += 1;
  shared?.addEventListener('change', onChange);
  return () => {
    shared?.removeEventListener('change', onChange);
    subscribers -= 1;
    if (subscribers === 0) shared = undefined;
  };
}

const isReduced = (): boolean => {
  shared ??= ask();
  return shared?.matches ?? false;
};
const isReducedOnServer = (): boolean => false;

/** Whether the reader asks for less motion. False on the server, which cannot know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, isReduced, isReducedOnServer);
