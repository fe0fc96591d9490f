import { getAspectRatio, type IGif } from '@gifkit/model';
import { commonEnds, isContinuation } from './common-ends.ts';
import { createMasonry, type MasonryOptions, toFourDecimals } from './masonry.ts';
import type { GridLayout } from './window.ts';

/** Returns the height of a tile in px; GIFs of unknown size are square. */
export function tileHeight(gif: IGif, width: number): number {
  const ratio = getAspectRatio(gif);
  return ratio ? Math.max(1, Math.round(width / ratio)) : width;
}

/** Returns the height of a tile in column widths, rounded so that styles can name it exactly. */
export const relativeHeight = (gif: IGif): number => toFourDecimals(1 / (getAspectRatio(gif) || 1));

type HeightsOf = (gifs: readonly IGif[]) => readonly number[];

/** Caches relative heights: with 50,000 GIFs, reading them takes as long as the layout. */
export function createHeights(): HeightsOf {
  let last: readonly IGif[] = [];
  let heights: readonly number[] = [];
  return (gifs) => {
    if (gifs === last) return heights;
    const { start, end } = commonEnds(last, gifs);
    const fresh = gifs.slice(start, gifs.length - end).map(relativeHeight);
    heights = heights.slice(0, start).concat(fresh, heights.slice(last.length - end));
    last = gifs;
    return heights;
  };
}

/**
 * Creates a layout function for successive lists. A list that continues the last one costs only its new GIFs; any other
 * list is laid out from the start.
 *
 * @param heightsOf can be shared by layouts of the same list, for example one per width.
 */
export function createGridLayout(
  options: MasonryOptions,
  heightsOf: HeightsOf = createHeights(),
): (gifs: readonly IGif[]) => GridLayout {
  let masonry = createMasonry(options);
  let placed: readonly IGif[] = [];
  return (gifs) => {
    if (!isContinuation(gifs, placed)) {
      masonry = createMasonry(options);
      placed = [];
    }
    masonry.append(heightsOf(gifs).slice(placed.length));
    placed = gifs;
    const { positions, reach } = masonry;
    const { columns } = options;
    return { positions, reach, columns, count: gifs.length, height: reach[gifs.length - 1] ?? 0 };
  };
}
