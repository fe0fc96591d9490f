import { type RefObject, useReducer } from 'react';
import { DEFAULT_GRID_WIDTH } from '../constants.ts';
import { observeResize } from '../shared/resize.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { settleWidth, unmeasured } from './container-width.ts';

/**
 * Width of an element in px: the given one; where none is given or `isFluid`, what the element measures. On the
 * server, and in the browser until it is measured before the first paint, the given width or
 * {@link DEFAULT_GRID_WIDTH}.
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
  return (isMeasured ? measured.current : undefined) ?? width ?? DEFAULT_GRID_WIDTH;
}
