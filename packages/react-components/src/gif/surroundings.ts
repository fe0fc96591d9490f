import { useSyncExternalStore } from 'react';
import { isMotionReduced, subscribeToReducedMotion } from '../shared/use-reduced-motion.ts';

/** What a tile knows of the page around it: a list asks once for all of its tiles. */
export interface Surroundings {
  readonly isHydrated: boolean;
  /** The reader asks for less motion. */
  readonly isMotionUnwelcome: boolean;
}

// The same objects always, so that the tiles do not render again while nothing changes.
const served: Surroundings = { isHydrated: false, isMotionUnwelcome: false };
const moving: Surroundings = { isHydrated: true, isMotionUnwelcome: false };
const still: Surroundings = { isHydrated: true, isMotionUnwelcome: true };

const inBrowser = (): Surroundings => (isMotionReduced() ? still : moving);
const onServer = (): Surroundings => served;

export const useSurroundings = (): Surroundings =>
  useSyncExternalStore(subscribeToReducedMotion, inBrowser, onServer);
