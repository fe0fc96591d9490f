import { getAspectRatio, type IGif } from '@gifkit/model';
import { commonEnds, isContinuation } from './common-ends.ts';
import { createMasonry, type MasonryOptions } from './masonry.ts';
import type { GridLayout } from './window.ts';

/** Returns the height of a tile in px; GIFs of unknown size are square. */
export const tileHeight = (gif: IGif, width: number): number =>
  heightBy(getAspectRatio(gif), width);

const heightBy = (ratio: number, width: number): number =>
  ratio ? Math.max(1, Math.round(width / ratio)) : width;

type RatiosOf = (gifs: readonly IGif[]) => readonly number[];

/** Caches aspect ratios: with 50,000 GIFs, reading them takes as long as the layout. */
export function createRatios(): RatiosOf {
  let last: readonly IGif[] = [];
  let ratios: readonly number[] = [];
  return (gifs) => {
    if (gifs === last) return ratios;
    const { start, end } = commonEnds(last, gifs);
    const fresh = gifs.slice(start, gifs.length - end).map(getAspectRatio);
    ratios = ratios.slice(0, start).concat(fresh, ratios.slice(last.length - end));
    last = gifs;
    return ratios;
  };
}

/**
 * Creates a layout function for successive lists. A list that continues the last one costs only its new GIFs; any other
 * list is laid out from the start.
 *
 * @param ratiosOf can be shared by layouts of the same list, for example one per width.
 */
export function createGridLayout(
  options: MasonryOptions,
  ratiosOf: RatiosOf = createRatios(),
): (gifs: readonly IGif[]) => GridLayout {
  let masonry = createMasonry(options);
  let placed: readonly IGif[] = [];
  return (gifs) => {
    if (!isContinuation(gifs, placed)) {
      masonry = createMasonry(options);
      placed = [];
    }
    const added = ratiosOf(gifs).slice(placed.length);
    masonry.append(added.map((ratio) => heightBy(ratio, options.columnWidth)));
    placed = gifs;
    const { positions, reach } = masonry;
    return { positions, reach, count: gifs.length, height: reach[gifs.length - 1] ?? 0 };
  };
}
