import { type GridLayout, indicesWithin } from '../layout/window.ts';
import type { Pages } from '../paging/paging.ts';
import type { ListImpressions } from '../visibility/list-impressions.ts';
import { scrollParentOf } from '../visibility/scroll-parent.ts';

/** Keeps a list when its component unmounts. */
export interface PagesMemory {
  pages?: Pick<Pages, 'gifs' | 'status'> | undefined;
  impressions?: ListImpressions | undefined;
}

export interface GridMemory extends PagesMemory {
  /** Remembers which tile is at the top of the viewport. */
  savePlace: (tiles: Element, layout: GridLayout) => void;
  /** Scrolls so that the same tile is where it was. */
  restorePlace: (tiles: Element, layout: GridLayout) => void;
}

/**
 * Remembers the GIFs and the place of a reader in one grid, so that it can be mounted again as it was left,
 * for instance when the reader comes back from another page. Lives as long as you keep it; nothing is stored.
 */
export function createGridMemory(): GridMemory {
  /** A tile, and how far its top was from the viewport's, in px. None where the grid's top was in view. */
  let place: { index: number; top: number } | undefined;
  return {
    savePlace(tiles, layout) {
      const { top } = tiles.getBoundingClientRect();
      const [index] = indicesWithin(layout, { from: -top, to: layout.height });
      const tile = index === undefined ? undefined : layout.positions[index];
      place = index !== undefined && tile && top < 0 ? { index, top: top + tile.top } : undefined;
    },
    restorePlace(tiles, layout) {
      const tile = place && layout.positions[place.index];
      if (!place || !tile) return;
      const top = tiles.getBoundingClientRect().top + tile.top;
      scrollParentOf(tiles).scrollTop += top - place.top;
    },
  };
}
