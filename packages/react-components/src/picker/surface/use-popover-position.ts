import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import { scaleOf } from '@gifkit/headless/internal/core/visibility/scale.ts';
import { viewOf } from '@gifkit/headless/internal/core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '@gifkit/headless/internal/shared/use-isomorphic-layout-effect.ts';
import type { RefObject } from 'react';

/** px between a popover and its anchor or the edge of the viewport. */
const GAP = 8;

/** Virtual anchor in the middle of the viewport, for a popover without an anchor. */
const middleOf = ({ innerWidth, innerHeight }: Window) => {
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  return {
    getBoundingClientRect: () => ({
      x,
      y,
      left: x,
      right: x,
      top: y,
      bottom: y,
      width: 0,
      height: 0,
    }),
  };
};

/** Measures a popover in screen px, like its anchor: CSS zoom changes its layout px. */
const PLATFORM: typeof platform = {
  ...platform,
  getDimensions: (element) => element.getBoundingClientRect(),
};

const MIDDLEWARE = [
  offset(GAP),
  flip({ padding: GAP }),
  size({
    padding: GAP,
    apply({ availableHeight, elements }) {
      const { floating } = elements;
      floating.style.maxHeight = `${Math.max(0, availableHeight) / scaleOf(floating)}px`;
    },
  }),
  // Keeps the popover in view if its anchor has been scrolled out.
  shift({ padding: GAP, crossAxis: true }),
];

/** Keeps a popover beside its anchor when anything scrolls or is resized. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  /** Must be stable. */
  anchorOf: () => Element | null,
  isPopover: boolean,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = popover.current;
    if (!element || !isPopover) return;
    const anchor = anchorOf() ?? middleOf(viewOf(element));
    let isOver = false;
    const place = async () => {
      const { x, y, placement } = await computePosition(anchor, element, {
        placement: 'bottom-start',
        strategy: 'fixed',
        middleware: MIDDLEWARE,
        platform: PLATFORM,
      });
      if (isOver) return;
      const scale = scaleOf(element);
      Object.assign(element.style, { left: `${x / scale}px`, top: `${y / scale}px` });
      element.dataset.side = placement.startsWith('top') ? 'above' : 'below';
    };
    // IntersectionObserver mocks in tests of hosts often have no methods.
    const stop = autoUpdate(anchor, element, place, { layoutShift: false });
    return () => {
      isOver = true;
      stop();
      Object.assign(element.style, { left: '', top: '', maxHeight: '' });
    };
  }, [popover, anchorOf, isPopover]);
}
