import type { PixelRange } from '../layout/range.ts';
import type { FastScroll } from './fast-scroll.ts';
import { observeIntersection } from './intersection.ts';
import { observeScroll } from './roots.ts';
import { collapsedAround, observeResize, scaleOf, viewOf } from './view-of.ts';

interface RangeFollower {
  /** Must be called when the element may have moved without a scroll or resize event. */
  onMove: () => void;
  stop: () => void;
}

/**
 * Follows the visible range of an element, in px from its top, through all scroll containers. Calls `onView`
 * immediately, and then with the frame's time in ms; not while the element is in a collapsed container.
 */
export function followRange(
  element: HTMLElement,
  fastScroll: FastScroll,
  onView: (inView: PixelRange, now?: number) => void,
): RangeFollower {
  const window = viewOf(element);
  let frame = 0;
  const look = (now?: number) => {
    frame = 0;
    if (collapsedAround(element)) return;
    const scale = scaleOf(element);
    const from = -element.getBoundingClientRect().top / scale;
    const height = window.innerHeight / scale;
    if (now) fastScroll.moveTo(from, height, now);
    onView({ from, to: from + height }, now);
  };
  const onMove = () => {
    frame ||= window.requestAnimationFrame(look);
  };
  look();
  window.addEventListener('resize', onMove);
  const stops = [
    observeIntersection(element, onMove),
    observeScroll(element, onMove),
    observeResize(element.ownerDocument.body, onMove),
    fastScroll.end,
  ];
  return {
    onMove,
    stop() {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', onMove);
      for (const stop of stops) stop();
    },
  };
}
