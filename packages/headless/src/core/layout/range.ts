/** Overscan above and below the viewport, in viewport heights. */
const OVERSCAN_VIEWPORTS = 1;

/** Scroll distance after which the mounted range of a list changes, in viewport heights. */
const RANGE_STEP_VIEWPORTS = 0.5;

/** Range of a list's main axis in px: from the top of a grid, or the start of a row. */
export interface PixelRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range of mounted tiles: the view plus at most one viewport before and after, in steps of half a
 * viewport, so that a list renders seldom. Returns `last` if it is equal, so that nothing renders.
 */
export function rangeInView(inView: PixelRange, last?: PixelRange): PixelRange {
  const height = inView.to - inView.from;
  const step = Math.max(1, height * RANGE_STEP_VIEWPORTS);
  const from = Math.ceil((inView.from - height * OVERSCAN_VIEWPORTS) / step) * step;
  const to = Math.floor((inView.to + height * OVERSCAN_VIEWPORTS) / step) * step;
  return last?.from === from && last.to === to ? last : { from, to };
}

export const covers = (range: PixelRange, other: PixelRange): boolean =>
  range.from <= Math.max(0, other.from) && other.to <= range.to;

/** Returns the first index that passes a test, by binary search; `count` if none does. */
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

/** Adds the focused index and its neighbors, which are the targets of the Tab key, to sorted indices. */
export function withFocused(
  indices: readonly number[],
  index: number | undefined,
  count: number,
): readonly number[] {
  if (index === undefined || index >= count) return indices;
  const around = [index - 1, index, index + 1].filter((one) => one >= 0 && one < count);
  return [...new Set([...indices, ...around])].sort((a, b) => a - b);
}
