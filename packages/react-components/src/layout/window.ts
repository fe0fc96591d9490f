import { OVERSCAN_VIEWPORTS, WINDOW_STEP } from '../constants.ts';
import type { Masonry, Position } from './masonry.ts';

/** A horizontal strip of a grid, in px from its top. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** The first tiles of a grid as they were placed. Later ones do not change it. */
export interface GridLayout extends Pick<Masonry, 'positions' | 'reach'> {
  readonly count: number;
  /** px. */
  readonly height: number;
}

/**
 * The strip whose tiles are mounted: what is in view and one viewport more above and below, widened to
 * whole steps, so that scrolling within a step gives the same strip.
 *
 * @param viewTop px from the top of the grid to the top of the viewport.
 * @param viewHeight px.
 */
export function bandInView(viewTop: number, viewHeight: number): Band {
  const overscan = viewHeight * OVERSCAN_VIEWPORTS;
  return {
    from: Math.floor((viewTop - overscan) / WINDOW_STEP) * WINDOW_STEP,
    to: Math.ceil((viewTop + viewHeight + overscan) / WINDOW_STEP) * WINDOW_STEP,
  };
}

/** Whether a tile touches a strip. */
export const touches = ({ top, height }: Position, band: Band): boolean =>
  top < band.to && top + height > band.from;

/** Indices of the tiles that touch a strip, in order. Costs O(log n + tiles found). */
export function indicesWithin({ positions, reach, count }: GridLayout, band: Band): number[] {
  const first = firstIndex(count, (index) => (reach[index] ?? 0) > band.from);
  const indices: number[] = [];
  for (let index = first; index < count; index += 1) {
    const position = positions[index];
    if (!position || position.top >= band.to) break;
    if (touches(position, band)) indices.push(index);
  }
  return indices;
}

/** The first index that passes a test which, once passed, is passed by all that follow; else `count`. */
export function firstIndex(count: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sorted indices with one more among them, each once. */
export const withIndex = (indices: readonly number[], index: number): readonly number[] =>
  [...new Set([...indices, index])].sort((a, b) => a - b);
