import {
  PICKER_SHEET_DRAG_SLOP,
  PICKER_SHEET_DRAG_TRAIL,
  PICKER_SHEET_FLING,
  PICKER_SHEET_PULL,
} from '../../constants.ts';

/** The position of a pointer in px of the viewport, and the time of its event in ms. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** The state of pulling a sheet down by a pointer. */
export type SheetDrag =
  | { readonly phase: 'resting' }
  /** Pressed; it may become a drag or a click. */
  | { readonly phase: 'pressed'; readonly pointerId: number; readonly start: DragPoint }
  | {
      readonly phase: 'dragging';
      readonly pointerId: number;
      /** The point where it was pressed. */
      readonly start: DragPoint;
      /** The last points, oldest first, for the speed. */
      readonly trail: readonly DragPoint[];
    }
  /** It was let go where the sheet closes. */
  | { readonly phase: 'closing' };

export type SheetDragAction = { readonly pointerId: number } & (
  | { readonly type: 'press'; readonly point: DragPoint }
  | { readonly type: 'move'; readonly point: DragPoint }
  /** @param height px, of the sheet. */
  | { readonly type: 'release'; readonly point: DragPoint; readonly height: number }
  /** The browser uses the pointer for something else. */
  | { readonly type: 'cancel' }
);

export const RESTING: SheetDrag = { phase: 'resting' };

const follow = (trail: readonly DragPoint[], point: DragPoint): DragPoint[] => [
  ...trail.filter(({ time }) => point.time - time <= PICKER_SHEET_DRAG_TRAIL),
  point,
];

/** px per ms; downwards is positive. */
function speedOf(trail: readonly DragPoint[]): number {
  const [first] = trail;
  const last = trail.at(-1);
  // Two events may have the same time.
  return first && last ? (last.y - first.y) / Math.max(1, last.time - first.time) : 0;
}

/**
 * px by which the sheet is below its place: the distance of the pointer, without a jump where the pull begins.
 */
export function sheetOffset(drag: SheetDrag): number {
  if (drag.phase !== 'dragging') return 0;
  const { start, trail } = drag;
  return Math.max(0, (trail.at(-1) ?? start).y - start.y - PICKER_SHEET_DRAG_SLOP);
}

/**
 * A sheet is pulled down. It closes when it was pulled far or flung down, and stays when it was flung up.
 * Moving sideways or up does not pull it.
 *
 * @returns the same object when nothing changes.
 */
export function sheetDragReducer(drag: SheetDrag, action: SheetDragAction): SheetDrag {
  const { pointerId } = action;
  if (action.type === 'press') {
    return drag.phase === 'resting' ? { phase: 'pressed', pointerId, start: action.point } : drag;
  }
  if (!('pointerId' in drag) || drag.pointerId !== pointerId) return drag;
  if (action.type === 'cancel') return RESTING;
  const { point } = action;
  if (drag.phase === 'pressed') {
    if (action.type === 'release') return RESTING;
    const [across, down] = [point.x - drag.start.x, point.y - drag.start.y];
    if (Math.hypot(across, down) < PICKER_SHEET_DRAG_SLOP) return drag;
    if (down <= Math.abs(across)) return RESTING;
    return { phase: 'dragging', pointerId, start: drag.start, trail: follow([drag.start], point) };
  }
  const dragged: SheetDrag = { ...drag, trail: follow(drag.trail, point) };
  if (action.type === 'move') return dragged;
  const speed = speedOf(dragged.trail);
  const isFar = sheetOffset(dragged) >= action.height * PICKER_SHEET_PULL;
  const isFlung = Math.abs(speed) >= PICKER_SHEET_FLING;
  return (isFlung ? speed > 0 : isFar) ? { phase: 'closing' } : RESTING;
}
