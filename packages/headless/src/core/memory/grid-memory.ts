import { type GridLayout, indicesWithin } from '../layout/window.ts';
import type { Pages } from '../paging/paging.ts';
import type { ListImpressions } from '../visibility/list-impressions.ts';
import { scrollParentOf } from '../visibility/roots.ts';
import { scaleOf } from '../visibility/scale.ts';

/** Keeps a list when its component unmounts. */
export interface PagesMemory {
  pages?: Pick<Pages, 'gifs' | 'status'> | undefined;
  impressions?: ListImpressions | undefined;
}

export interface GridMemory extends PagesMemory {
  /** Remembers which tile is at the top of the viewport. */
  savePlace: (tiles: HTMLElement, layout: GridLayout) => void;
  /** Scrolls so that the same tile is where it was, at once also if the page scrolls smoothly. */
  restorePlace: (tiles: HTMLElement, layout: GridLayout) => void;
}

/**
 * Remembers the GIFs and the place of a reader in one grid, so that it can be mounted again as it was left,
 * for instance when the reader comes back from another page. Lives as long as you keep it; nothing is stored.
 */
export function createGridMemory(): GridMemory {
  /** A tile, and how far its top was from the viewport's, in px of the screen. None where the grid's top was in view. */
  let place: { index: number; top: number } | undefined;
  return {
    savePlace(tiles, layout) {
      const { top } = tiles.getBoundingClientRect();
      const scale = scaleOf(tiles);
      const [index] = indicesWithin(layout, { from: -top / scale, to: layout.height });
      const tile = index === undefined ? undefined : layout.positions[index];
      const isAbove = index !== undefined && tile && top < 0;
      place = isAbove ? { index, top: top + tile.top * scale } : undefined;
    },
    restorePlace(tiles, layout) {
      const tile = place && layout.positions[place.index];
      if (!place || !tile) return;
      const top = tiles.getBoundingClientRect().top + tile.top * scaleOf(tiles);
      const scroller = scrollParentOf(tiles);
      // The page scrolls by px of the screen, other elements by their own.
      const scale = scroller === tiles.ownerDocument.documentElement ? 1 : scaleOf(scroller);
      scroller.scrollTo?.({
        top: scroller.scrollTop + (top - place.top) / scale,
        behavior: 'instant',
      });
    },
  };
}
