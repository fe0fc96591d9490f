import { MAX_SCROLLBAR_WIDTH } from '../constants.ts';

export interface ContainerWidth {
  readonly current: number | undefined;
  readonly previous: number | undefined;
}

export const unmeasured: ContainerWidth = { current: undefined, previous: undefined };

/**
 * Takes a new measurement. A container without width is hidden and keeps its last width. One that becomes wider
 * again by no more than a scrollbar stays narrow: otherwise a scrollbar that the grid's own height causes would
 * come and go without end.
 */
export function settleWidth(state: ContainerWidth, width: number): ContainerWidth {
  const { current, previous } = state;
  if (width <= 0 || width === current) return state;
  const growth = width - (current ?? 0);
  if (width === previous && growth > 0 && growth <= MAX_SCROLLBAR_WIDTH) return state;
  return { current: width, previous: current };
}
