import {
  RESTING,
  type SheetDragAction,
  sheetDragReducer,
  sheetOffset,
} from '@gifkit/headless/core/picker';
import { REDUCED_MOTION } from '@gifkit/headless/internal/core/constants.ts';
import { matchesMedia } from '@gifkit/headless/internal/shared/media-query.ts';

/** ms; duration of the movement down or back. */
const SETTLING = 180;

const isMotionReduced = () => matchesMedia(REDUCED_MOTION) ?? false;

/** Elements with their own use of the pointer: buttons, and fields with text. */
const TAKEN = 'button, a, [role="listbox"], input:focus';

/** With a mouse only the handle pulls, because a mouse selects text in the field. */
const mayDrag = ({ target, pointerType, isPrimary, button }: PointerEvent): boolean => {
  if (!isPrimary || button !== 0) return false;
  const head = pointerType === 'mouse' ? '' : ', .giphy-picker-head';
  const pressed = target as Element;
  return pressed.closest(`.giphy-picker-handle${head}`) !== null && !pressed.closest(TAKEN);
};

/**
 * Lets a sheet be pulled down by its handle, and on a touch screen also by its head.
 *
 * @param onClose called when the sheet is pulled far enough to close.
 * @returns a function that stops it.
 */
export function pullSheet(element: HTMLElement, onClose: () => void): () => void {
  let drag = RESTING;
  let settling: Animation | undefined;

  const settle = async (from: number, isClosing: boolean) => {
    element.style.translate = '';
    const steps = [{ translate: `0 ${from}px` }, { translate: isClosing ? '0 100%' : '0 0' }];
    settling = isMotionReduced()
      ? undefined
      : element.animate?.(steps, { duration: SETTLING, easing: 'ease-out', fill: 'forwards' });
    try {
      await settling?.finished;
    } catch {
      // The sheet was pressed again, or has closed.
      return;
    }
    if (isClosing) onClose();
    // The host decides whether it closes. If it stays, it moves back to its place.
    settling?.cancel();
  };

  const dispatch = (action: SheetDragAction) => {
    const from = sheetOffset(drag);
    const wasDragging = drag.phase === 'dragging';
    drag = sheetDragReducer(drag, action);
    if (drag.phase === 'dragging') element.style.translate = `0 ${sheetOffset(drag)}px`;
    else if (wasDragging) settle(from, drag.phase === 'closing');
    if (drag.phase === 'closing') drag = RESTING;
  };

  const pointOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) => ({ x, y, time });
  const onPress = (event: PointerEvent) => {
    if (!mayDrag(event)) return;
    const { pointerId, target } = event;
    settling?.cancel();
    // With the pointer captured, its end is reported here wherever it is. The click goes to the pressed
    // element, too; on the dialog it would count as a click outside the picker.
    (target as Element).setPointerCapture?.(pointerId);
    dispatch({ type: 'press', pointerId, point: pointOf(event) });
  };
  const onMove = (event: PointerEvent) => {
    dispatch({ type: 'move', pointerId: event.pointerId, point: pointOf(event) });
  };
  const onRelease = (event: PointerEvent) => {
    const { pointerId } = event;
    const height = element.offsetHeight;
    dispatch({ type: 'release', pointerId, point: pointOf(event), height });
  };
  const onCancel = ({ pointerId }: PointerEvent) => dispatch({ type: 'cancel', pointerId });

  const listeners = {
    pointerdown: onPress,
    pointermove: onMove,
    pointerup: onRelease,
    pointercancel: onCancel,
    lostpointercapture: onCancel,
  };
  const each = Object.entries(listeners) as [keyof typeof listeners, typeof onPress][];
  for (const [name, listener] of each) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of each) element.removeEventListener(name, listener);
    settling?.cancel();
    element.style.translate = '';
  };
}
