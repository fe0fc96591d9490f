import type { PixelRange } from '../layout/range.ts';
import { FAST_SCROLL_REST, type FastScroll } from './fast-scroll.ts';
import { observeIntersection } from './intersection.ts';
import { observeScroll } from './roots.ts';
import { collapsedAround, observeResize, scaleOf, viewOf } from './view-of.ts';

interface RangeFollower {
  /** Must be called when the element may have moved; a no-op while scroll events come. */
  onMove: () => void;
  stop: () => void;
}

/**
 * Follows the visible range of an element, in px from its top, through all scroll containers. Calls `onView`
 * immediately, and then with the time in ms; not while the element is in a collapsed container.
 */
export function followRange(
  element: HTMLElement,
  fastScroll: FastScroll,
  onView: (inView: PixelRange, now?: number) => void,
): RangeFollower {
  const window = viewOf(element);
  let frame = 0;
  let isCollapsed = false;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const look = (now?: number) => {
    if (isCollapsed) return;
    const rect = element.getBoundingClientRect();
    const scale = scaleOf(element, rect);
    const from = -rect.top / scale;
    const height = window.innerHeight / scale;
    if (now !== undefined) fastScroll.moveTo(from, height, now);
    onView({ from, to: from + height }, now);
  };
  // Not a frame later: browsers send one scroll event per frame.
  const onScroll = () => {
    scrolledAt = performance.now();
    look(scrolledAt);
  };
  const measure = (now?: number) => {
    frame = 0;
    isCollapsed = collapsedAround(element) !== undefined;
    look(now);
  };
  const onMove = () => {
    frame ||= window.requestAnimationFrame(measure);
  };
  measure();
  window.addEventListener('resize', onMove);
  const stops = [
    observeIntersection(element, onMove),
    observeScroll(element, onScroll),
    observeResize(element.ownerDocument.body, onMove),
    fastScroll.end,
  ];
  return {
    onMove() {
      if (performance.now() - scrolledAt > FAST_SCROLL_REST) onMove();
    },
    stop() {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', onMove);
      for (const stop of stops) stop();
    },
  };
}
