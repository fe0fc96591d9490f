import { useSyncExternalStore } from 'react';
import { isMotionReduced, subscribeToReducedMotion } from '../shared/use-reduced-motion.ts';

/** What a tile knows of the page around it: a list asks once for all of its tiles. */
export interface TileEnvironment {
  readonly isHydrated: boolean;
  /** The reader asks for less motion. */
  readonly isMotionReduced: boolean;
}

// The same objects always, so that the tiles do not render again while nothing changes.
/** What nobody knows on the server. */
export const servedEnvironment: TileEnvironment = { isHydrated: false, isMotionReduced: false };
const moving: TileEnvironment = { isHydrated: true, isMotionReduced: false };
const still: TileEnvironment = { isHydrated: true, isMotionReduced: true };

const inBrowser = (): TileEnvironment => (isMotionReduced() ? still : moving);
const onServer = (): TileEnvironment => servedEnvironment;

/** The page's own environment. */
export const usePageEnvironment = (): TileEnvironment =>
  useSyncExternalStore(subscribeToReducedMotion, inBrowser, onServer);
