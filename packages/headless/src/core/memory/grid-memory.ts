import { type GridLayout, indicesWithin } from '../layout/window.ts';
import type { Pages } from '../paging/pages.ts';
import type { ListImpressions } from '../visibility/list-impressions.ts';
import { scrollParentOf } from '../visibility/roots.ts';
import { scaleOf } from '../visibility/view-of.ts';

/** Pages of a list whose component has unmounted. */
export interface PagesMemory {
  pages?: Pick<Pages, 'gifs' | 'status' | 'position'> | undefined;
  impressions?: ListImpressions | undefined;
}

export interface GridMemory extends PagesMemory {
  saveScroll: (tiles: HTMLElement, layout: GridLayout) => void;
  restoreScroll: (tiles: HTMLElement, layout: GridLayout) => void;
}

/**
 * Remembers GIFs and scroll position of one grid, so that it can be restored, for example when the user returns from
 * another page. Stored only in memory.
 */
export function createGridMemory(): GridMemory {
  /** Tile and its offset from the top of the viewport, in screen px; undefined while the grid's top is in view. */
  let place: { index: number; top: number } | undefined;
  return {
    saveScroll(tiles, layout) {
      const { top } = tiles.getBoundingClientRect();
      const scale = scaleOf(tiles);
      const [index] = indicesWithin(layout, { from: -top / scale, to: layout.height });
      const tile = index === undefined ? undefined : layout.positions[index];
      const isAbove = index !== undefined && tile && top < 0;
      place = isAbove ? { index, top: top + tile.top * scale } : undefined;
    },
    restoreScroll(tiles, layout) {
      const tile = place && layout.positions[place.index];
      if (!place || !tile) return;
      const top = tiles.getBoundingClientRect().top + tile.top * scaleOf(tiles);
      const scroller = scrollParentOf(tiles);
      // The page scrolls in screen px, other elements in their own.
      const scale = scroller === tiles.ownerDocument.documentElement ? 1 : scaleOf(scroller);
      scroller.scrollTo?.({
        top: scroller.scrollTop + (top - place.top) / scale,
        behavior: 'instant',
      });
    },
  };
}
