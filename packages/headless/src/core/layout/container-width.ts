/** px; a container that shrinks below this width is closing, so its grid keeps its layout. */
const MIN_CONTAINER_WIDTH = 48;

/** px; maximum width of a scrollbar that appears and disappears with the height of a grid. */
const MAX_SCROLLBAR_WIDTH = 20;

interface ContainerWidth {
  readonly current: number | undefined;
  readonly previous: number | undefined;
}

export const unmeasured: ContainerWidth = { current: undefined, previous: undefined };

/**
 * Applies a measured width. A hidden or closing container, which is too narrow, keeps its last width. A container that grows back by
 * at most a scrollbar stays narrow; otherwise a scrollbar caused by the grid's own height would appear and disappear
 * forever.
 */
export function settleWidth(state: ContainerWidth, width: number): ContainerWidth {
  const { current, previous } = state;
  const isTooNarrow = width < (current ? MIN_CONTAINER_WIDTH : 1);
  if (isTooNarrow || width === current) return state;
  const growth = width - (current ?? 0);
  if (width === previous && growth > 0 && growth <= MAX_SCROLLBAR_WIDTH) return state;
  return { current: width, previous: current };
}
