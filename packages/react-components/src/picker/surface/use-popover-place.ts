import { observeScroll } from '@gifkit/headless/core';
import { type Box, placePopover, visibleBox } from '@gifkit/headless/core/picker';
import { viewOf } from '@gifkit/headless/internal/core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/internal/shared/use-isomorphic-layout-effect.ts';
import type { RefObject } from 'react';

const middleOf = ({ left, top, width, height }: Box): Box => ({
  left: left + width / 2,
  top: top + height / 2,
  width: 0,
  height: 0,
});

/** Keeps a popover beside its anchor, whatever scrolls or is resized. */
export function usePopoverPlace(
  popover: RefObject<HTMLElement | null>,
  /** The same function each time. */
  anchorOf: () => Element | null,
  isPopover: boolean,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = popover.current;
    if (!element || !isPopover) return;
    const window = viewOf(element);
    let frame = 0;
    const place = () => {
      frame = 0;
      const view = visibleBox(window);
      const { style } = element;
      style.maxHeight = '';
      const anchor = anchorOf()?.getBoundingClientRect() ?? middleOf(view);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const isReversed = getComputedStyle(element).direction === 'rtl';
      const { left, top, maxHeight, side } = placePopover(anchor, size, view, isReversed);
      Object.assign(style, {
        left: `${left}px`,
        top: `${top}px`,
        maxHeight: `${maxHeight}px`,
      });
      element.dataset.side = side;
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(place);
    };
    place();
    const stopObserving = observeScroll(anchorOf() ?? element, ({ target }) => {
      // Scrolling inside the popover does not move it.
      if (!element.contains(target as Node)) schedule();
    });
    const { visualViewport } = window;
    window.addEventListener('resize', schedule);
    visualViewport?.addEventListener('resize', schedule);
    return () => {
      window.cancelAnimationFrame(frame);
      stopObserving();
      window.removeEventListener('resize', schedule);
      visualViewport?.removeEventListener('resize', schedule);
      Object.assign(element.style, { left: '', top: '', maxHeight: '' });
    };
  }, [popover, anchorOf, isPopover]);
}
