import { createContext } from 'react';
import type { FastScroll } from '../core/visibility/fast-scroll.ts';
import type { ListImpressions } from '../core/visibility/list-impressions.ts';

export interface MotionChoice {
  /** Choice of the reader or the host; undefined if neither has chosen. */
  readonly isPaused: boolean | undefined;
  /** Pauses or plays everything below the `MotionProvider`; a no-op without one. */
  readonly setPaused: (isPaused: boolean) => void;
}

/** Context shared by the tiles of a list. */
interface TileList {
  motion: MotionChoice;
  /** GIFs that the reader has seen in this list. */
  impressions?: ListImpressions | undefined;
  /**
   * Called when a tile enters or leaves the view. It replaces scroll events that do not reach the list, as in a slot of
   * a closed shadow root.
   */
  onMove?: (() => void) | undefined;
  fastScroll?: FastScroll | undefined;
}

/** Undefined for a standalone tile. */
export const TileListContext = createContext<TileList | undefined>(undefined);
