import { getGifHeight, type IGif } from '@gifkit/model';
import { beginAlike } from '../begin-alike.ts';
import { createMasonry, type MasonryOptions } from './masonry.ts';
import type { GridLayout } from './window.ts';

/** Height in px of a tile; a GIF whose size nobody knows gets a square one. */
export const tileHeight = (gif: IGif, width: number): number => getGifHeight(gif, width) || width;

/**
 * Lays out lists of GIFs one after the other. A list that goes on where the last one ended costs only
 * what is new; any other one is laid out afresh.
 */
export function createGridLayout(options: MasonryOptions): (gifs: readonly IGif[]) => GridLayout {
  let masonry = createMasonry(options);
  let placed: readonly IGif[] = [];
  return (gifs) => {
    if (!beginAlike(gifs, placed)) {
      masonry = createMasonry(options);
      placed = [];
    }
    const { positions, reach } = masonry;
    // Counted by the places, not by the last list: a paginator may have made that one longer meanwhile.
    if (gifs.length > positions.length) {
      const added = gifs.slice(positions.length);
      masonry.append(added.map((gif) => tileHeight(gif, options.columnWidth)));
      placed = gifs;
    }
    return { positions, reach, count: gifs.length, height: reach[gifs.length - 1] ?? 0 };
  };
}
