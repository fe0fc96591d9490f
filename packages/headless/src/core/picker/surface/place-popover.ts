/** px, from the top left corner of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
  /** px; limited by the viewport. */
  maxHeight: number;
  side: 'below' | 'above';
}

/** px between a popover and its anchor, and between it and the edge of the viewport. */
export const POPOVER_GAP = 8;

/**
 * The place of a popover: below its anchor, or above it when it does not fit below and there is more space
 * above. Its edge is aligned with that of the anchor at the start of the line. It is always inside the
 * viewport.
 *
 * @param isReversed lines start at the right.
 */
export function placePopover(
  anchor: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  view: Box,
  isReversed: boolean,
): Placement {
  const bottom = view.top + view.height - POPOVER_GAP;
  const roomBelow = bottom - (anchor.top + anchor.height + POPOVER_GAP);
  const roomAbove = anchor.top - POPOVER_GAP - (view.top + POPOVER_GAP);
  const side = height <= roomBelow || roomBelow >= roomAbove ? 'below' : 'above';
  // When the anchor is scrolled away, the space is the whole viewport, not more.
  const room = Math.min(side === 'below' ? roomBelow : roomAbove, view.height - 2 * POPOVER_GAP);
  const maxHeight = Math.max(0, room);
  const shown = Math.min(height, maxHeight);
  const preferred =
    side === 'below' ? anchor.top + anchor.height + POPOVER_GAP : anchor.top - POPOVER_GAP - shown;
  const top = Math.max(view.top + POPOVER_GAP, Math.min(preferred, bottom - shown));
  const edge = isReversed ? anchor.left + anchor.width - width : anchor.left;
  const right = view.left + view.width - POPOVER_GAP - width;
  const left = Math.max(view.left + POPOVER_GAP, Math.min(edge, right));
  return { left, top, maxHeight, side };
}
