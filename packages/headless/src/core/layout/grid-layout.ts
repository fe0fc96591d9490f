import type { IGif } from '@gifkit/model';
import { isContinuation } from './is-continuation.ts';
import { createMasonry, type MasonryOptions } from './masonry.ts';
import { tileHeight } from './tile-height.ts';
import type { GridLayout } from './window.ts';

/**
 * Lays out lists of GIFs one after the other. A list that goes on where the last one ended costs only
 * what is new; any other one is laid out afresh.
 */
export function createGridLayout(options: MasonryOptions): (gifs: readonly IGif[]) => GridLayout {
  let masonry = createMasonry(options);
  let placed: readonly IGif[] = [];
  return (gifs) => {
    if (!isContinuation(gifs, placed)) {
      masonry = createMasonry(options);
      placed = [];
    }
    const added = gifs.slice(placed.length);
    masonry.append(added.map((gif) => tileHeight(gif, options.columnWidth)));
    placed = gifs;
    const { positions, reach } = masonry;
    return { positions, reach, count: gifs.length, height: reach[gifs.length - 1] ?? 0 };
  };
}
