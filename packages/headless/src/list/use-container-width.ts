import { type RefObject, useReducer } from 'react';
import { DEFAULT_WIDTH } from '../core/constants.ts';
import { settleWidth, unmeasured } from '../core/layout/container-width.ts';
import { observeResize } from '../core/visibility/resize.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/**
 * Width of an element in px: the given one; where none is given or `isFluid`, what the element measures. On the
 * server, and in the browser until it is measured before the first paint, the given width or
 * {@link DEFAULT_WIDTH}.
 *
 * @param width px.
 * @param isFluid measure even though a width is given.
 */
export function useContainerWidth(
  ref: RefObject<HTMLElement | null>,
  width: number | undefined,
  isFluid: boolean,
): number {
  const [measured, measure] = useReducer(settleWidth, unmeasured);
  const isMeasured = isFluid || width === undefined;
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!isMeasured || !element) return;
    const read = () => measure(element.clientWidth);
    read();
    return observeResize(element, read);
  }, [ref, isMeasured]);
  return (isMeasured ? measured.current : undefined) ?? width ?? DEFAULT_WIDTH;
}
