import type { PixelRange } from '../layout/range.ts';
import type { FastScroll } from './fast-scroll.ts';
import { observeIntersection } from './intersection.ts';
import { observeScroll } from './observe-scroll.ts';
import { observeResize } from './resize.ts';
import { scaleOf } from './scale.ts';
import { collapsedAround, viewOf } from './view-of.ts';

export interface RangeFollower {
  /** To be called when the element may have moved, and neither scrolling nor a new size tells. */
  onMove: () => void;
  stop: () => void;
}

/**
 * Follows which range of an element is in view, in px from its top, whatever scrolls around it. `onView` is called at
 * once, and then with the time of the frame in ms; not while the element is in a collapsed container.
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
