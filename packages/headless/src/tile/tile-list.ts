import { createContext, useContext } from 'react';
import type { ListImpressions } from '../core/visibility/list-impressions.ts';
import { servedEnvironment, type TileEnvironment } from './tile-environment.ts';

/** What all tiles of a list share. */
export interface TileListState {
  /** What the list knows of the page. */
  environment: TileEnvironment;
  /** Which GIFs of the list the reader has seen; undefined around a tile that stands alone. */
  impressions?: ListImpressions | undefined;
  /**
   * Called when a tile comes into view or leaves it. So a list also learns that it is scrolled where scroll
   * events do not reach it, as in the slot of a closed shadow root.
   */
  onMove?: (() => void) | undefined;
}

export const TileListContext = createContext<TileListState | undefined>(undefined);

/** What a tile knows of the page around it. */
export const useTileEnvironment = (): TileEnvironment =>
  useContext(TileListContext)?.environment ?? servedEnvironment;
