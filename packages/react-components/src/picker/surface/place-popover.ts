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
  /** px; what the viewport has room for. */
  maxHeight: number;
  side: 'below' | 'above';
}

/** px between a popover and what it belongs to, and between it and the edge of the viewport. */
export const POPOVER_GAP = 8;

/**
 * Where a popover stands: below its anchor, above it where there is more room and it does not fit below, with
 * the edges aligned where a line begins, and always inside the viewport.
 *
 * @param isReversed lines begin at the right.
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
  // An anchor that has been scrolled away leaves the whole viewport, not more.
  const room = Math.min(side === 'below' ? roomBelow : roomAbove, view.height - 2 * POPOVER_GAP);
  const maxHeight = Math.max(0, room);
  const shown = Math.min(height, maxHeight);
  const wished =
    side === 'below' ? anchor.top + anchor.height + POPOVER_GAP : anchor.top - POPOVER_GAP - shown;
  const top = Math.max(view.top + POPOVER_GAP, Math.min(wished, bottom - shown));
  const edge = isReversed ? anchor.left + anchor.width - width : anchor.left;
  const right = view.left + view.width - POPOVER_GAP - width;
  const left = Math.max(view.left + POPOVER_GAP, Math.min(edge, right));
  return { left, top, maxHeight, side };
}
