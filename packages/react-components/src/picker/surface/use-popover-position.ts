import { computePosition, flip, offset, type Platform, shift, size } from '@floating-ui/core';
import {
  isRightToLeft,
  observeResize,
  observeScroll,
  scaleOf,
  viewOf,
} from '@gifkit/headless/core';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/utils';
import type { RefObject } from 'react';
import { observeViewport } from './use-sheet-space.ts';

/** px between a popover and its anchor or the edge of the viewport. */
const GAP = 8;

/** Area of the window that is visible: an on-screen keyboard and pinch zoom make it smaller. */
function visibleArea({ visualViewport, innerWidth, innerHeight }: Window) {
  if (!visualViewport) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const { offsetLeft: x, offsetTop: y, width, height } = visualViewport;
  return { x, y, width, height };
}

/** Only CSS zoom scales the top layer. Some supported browsers do not report it. */
const zoomOf = (element: HTMLElement) => element.currentCSSZoom ?? scaleOf(element);

/**
 * Platform of Floating UI for the top layer, which only the viewport clips. All sizes are screen px, also those of the
 * popover: CSS zoom changes its layout px.
 */
const PLATFORM: Platform = {
  getElementRects({ reference, floating }) {
    const { width, height } = floating.getBoundingClientRect();
    return {
      reference: reference.getBoundingClientRect(),
      floating: { x: 0, y: 0, width, height },
    };
  },
  getDimensions: (element) => element.getBoundingClientRect(),
  getClippingRect: ({ element }) => visibleArea(viewOf(element)),
  isRTL: isRightToLeft,
};

const MIDDLEWARE = [
  offset(GAP),
  flip({ padding: GAP }),
  size({
    padding: GAP,
    apply({ availableHeight, elements }) {
      const { floating } = elements;
      floating.style.maxHeight = `${Math.max(0, availableHeight) / zoomOf(floating)}px`;
    },
  }),
  // Keeps the popover in view if its anchor has been scrolled out.
  shift({ padding: GAP, crossAxis: true }),
];

/** Keeps a popover beside its anchor, or at the top of the viewport without one, when anything scrolls or is resized. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  /** Must be stable. */
  anchorOf: () => Element | null,
  isPopover: boolean,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = popover.current;
    if (!element || !isPopover) return;
    const view = viewOf(element);
    const topEdge = { getBoundingClientRect: () => ({ ...visibleArea(view), height: 0 }) };
    let isOver = false;
    const place = async () => {
      // The host may have replaced it.
      const anchor = anchorOf();
      const { x, y } = await computePosition(anchor ?? topEdge, element, {
        placement: anchor ? 'bottom-start' : 'bottom',
        middleware: MIDDLEWARE,
        platform: PLATFORM,
      });
      if (isOver) return;
      const zoom = zoomOf(element);
      Object.assign(element.style, { left: `${x / zoom}px`, top: `${y / zoom}px` });
    };
    place();
    const anchor = anchorOf();
    const stops = [
      observeViewport(view, place),
      observeScroll(anchor ?? element, place),
      observeResize(element, place),
      observeResize(element.ownerDocument.body, place),
      anchor && observeResize(anchor, place),
    ];
    return () => {
      isOver = true;
      for (const stop of stops) stop?.();
      Object.assign(element.style, { left: '', top: '', maxHeight: '' });
    };
  }, [popover, anchorOf, isPopover]);
}
