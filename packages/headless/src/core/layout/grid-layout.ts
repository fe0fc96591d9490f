import { getAspectRatio, type IGif } from '@gifkit/model';
import { commonEnds } from './common-ends.ts';
import { createMasonry, type MasonryOptions } from './masonry.ts';
import type { GridLayout } from './window.ts';

/** Height in px of a tile; a GIF of unknown size gets a square one. */
export const tileHeight = (gif: IGif, width: number): number =>
  heightBy(getAspectRatio(gif), width);

const heightBy = (ratio: number, width: number): number =>
  ratio ? Math.max(1, Math.round(width / ratio)) : width;

/** Gives the aspect ratios of the GIFs of a list, 0 if unknown. */
export type RatiosOf = (gifs: readonly IGif[]) => readonly number[];

/**
 * Reads the aspect ratios of one list after the other, of each GIF once: with 50,000 GIFs, reading them takes as long as
 * laying them out.
 */
export function createRatios(): RatiosOf {
  let last: readonly IGif[] = [];
  let ratios: readonly number[] = [];
  return (gifs) => {
    const { start, end } = commonEnds(last, gifs);
    const fresh = gifs.slice(start, gifs.length - end).map(getAspectRatio);
    ratios = ratios.slice(0, start).concat(fresh, ratios.slice(last.length - end));
    last = gifs;
    return ratios;
  };
}

/** Whether a list of GIFs starts with all of another one, so that the layout of these can stay. */
export function isContinuation(gifs: readonly IGif[], placed: readonly IGif[]): boolean {
  if (gifs.length < placed.length) return false;
  return placed.every((gif, index) => gif === gifs[index] || gif.id === gifs[index]?.id);
}

/**
 * Lays out lists of GIFs one after the other. A list that goes on where the last one ended costs only
 * what is new; any other one is laid out afresh.
 *
 * @param ratiosOf shared by layouts of the same list, as by one for each width.
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
