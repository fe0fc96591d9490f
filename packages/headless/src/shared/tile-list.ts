import { createContext } from 'react';
import type { LoadOrder } from '../core/picture/load-order.ts';
import type { FastScroll } from '../core/visibility/fast-scroll.ts';
import type { ListImpressions } from '../core/visibility/list-impressions.ts';

export interface MotionChoice {
  /** Choice of the user or the host; undefined if neither has chosen. */
  readonly isPaused: boolean | undefined;
  /** Pauses or plays everything below the `MotionProvider`; a no-op without one. */
  readonly setPaused: (isPaused: boolean) => void;
}

export interface TileList {
  motion: MotionChoice;
  impressions?: ListImpressions | undefined;
  /** Called when a tile enters or leaves the view, because scroll events do not reach lists in closed slots. */
  onMove?: (() => void) | undefined;
  fastScroll?: FastScroll | undefined;
  /** True if style rules of the list position its tiles, until its width is known. */
  hasRules?: boolean | undefined;
  order?: LoadOrder | undefined;
}

/** Undefined for a standalone tile. */
export const TileListContext = createContext<TileList | undefined>(undefined);
