import { type RefObject, useReducer } from 'react';
import { settleWidth, unmeasured } from '../core/layout/container-width.ts';
import { resizingAround } from '../core/visibility/resizing-around.ts';
import { observeResize } from '../core/visibility/view-of.ts';
import { warnWithoutWidth } from '../core/visibility/warn-without-width.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/** px; width of a grid on the server if neither `width` nor a container sets it. */
const DEFAULT_WIDTH = 1040;

interface Width {
  /** px */
  width: number;
  isKnown: boolean;
}

/**
 * Returns the width of an element: the given width, or the measured one if none is given or `isFluid`. On the server
 * and before the first measurement, returns the given width or {@link DEFAULT_WIDTH}. Waits for animations of the width
 * to end.
 */
export function useContainerWidth(
  ref: RefObject<HTMLElement | null>,
  width: number | undefined,
  isFluid: boolean,
): Width {
  const [measured, measure] = useReducer(settleWidth, unmeasured);
  const isMeasured = isFluid || width === undefined;
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!isMeasured || !element) return;
    let isOver = false;
    let isWaiting = false;
    const read = async () => {
      const animations = resizingAround(element);
      if (animations.length === 0) measure(element.clientWidth);
      else if (!isWaiting) {
        isWaiting = true;
        await Promise.allSettled(animations.map(({ finished }) => finished));
        isWaiting = false;
        if (!isOver) read();
      }
    };
    read();
    const stop = observeResize(element, () => {
      read();
      warnWithoutWidth(element);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [ref, isMeasured]);
  const known = isMeasured ? measured.current : width;
  return { width: known ?? width ?? DEFAULT_WIDTH, isKnown: known !== undefined };
}
