import { getGifHeight, type IGif } from '@gifkit/model';
import { createMasonry, type MasonryOptions } from './masonry.ts';
import type { GridLayout } from './window.ts';

/** Height in px of a tile; a GIF of unknown size gets a square one. */
export const tileHeight = (gif: IGif, width: number): number => getGifHeight(gif, width) || width;

/** Whether a list of GIFs starts with all of another one, so that the layout of these can stay. */
export function isContinuation(gifs: readonly IGif[], placed: readonly IGif[]): boolean {
  if (gifs.length < placed.length) return false;
  return placed.every((gif, index) => gif === gifs[index] || gif.id === gifs[index]?.id);
}

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
