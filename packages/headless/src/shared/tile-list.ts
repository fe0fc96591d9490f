import { createContext } from 'react';
import type { FastScroll } from '../core/visibility/fast-scroll.ts';
import type { ListImpressions } from '../core/visibility/list-impressions.ts';

export interface MotionChoice {
  /** The choice of the reader or the host for everything below; undefined while there is none. */
  readonly isPaused: boolean | undefined;
  /** Pauses or plays everything below the `MotionProvider`. Does nothing without one. */
  readonly setPaused: (isPaused: boolean) => void;
}

/** What all tiles of a list share. */
interface TileList {
  /** In place of the choice around the list. */
  motion: MotionChoice;
  /** GIFs of the list that the reader has seen. */
  impressions?: ListImpressions | undefined;
  /**
   * Called when a tile comes into view or leaves it. So a list also learns that it is scrolled where scroll
   * events do not reach it, as in the slot of a closed shadow root.
   */
  onMove?: (() => void) | undefined;
  fastScroll?: FastScroll | undefined;
}

/** Undefined around a tile that stands alone. */
export const TileListContext = createContext<TileList | undefined>(undefined);
