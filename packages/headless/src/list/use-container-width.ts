import { type RefObject, useReducer } from 'react';
import { DEFAULT_WIDTH } from '../core/constants.ts';
import { settleWidth, unmeasured } from '../core/layout/container-width.ts';
import { observeResize } from '../core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

interface Width {
  /** px */
  width: number;
  isKnown: boolean;
}

/**
 * Returns the width of an element: the given width, or the measured one if none is given or `isFluid`. On the server
 * and before the first measurement, returns the given width or {@link DEFAULT_WIDTH}.
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
    const read = () => measure(element.clientWidth);
    read();
    return observeResize(element, read);
  }, [ref, isMeasured]);
  const known = isMeasured ? measured.current : width;
  return { width: known ?? width ?? DEFAULT_WIDTH, isKnown: known !== undefined };
}
