import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { type Box, placePopover } from './place-popover.ts';

/** The visible part of the page, without an on-screen keyboard. */
function viewOf({ visualViewport, innerWidth, innerHeight }: Window): Box {
  if (!visualViewport) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport;
  return { left, top, width, height };
}

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
    const window = element?.ownerDocument.defaultView;
    if (!element || !window || !isPopover) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const view = viewOf(window);
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
    const schedule = (event?: Event) => {
      // Scrolling inside the popover does not move it.
      if (event?.target instanceof Node && element.contains(event.target)) return;
      frame ||= window.requestAnimationFrame(place);
    };
    place();
    const { document, visualViewport } = window;
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    visualViewport?.addEventListener('resize', schedule);
    return () => {
      window.cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
      visualViewport?.removeEventListener('resize', schedule);
      Object.assign(element.style, { left: '', top: '', maxHeight: '' });
    };
  }, [popover, anchorOf, isPopover]);
}
