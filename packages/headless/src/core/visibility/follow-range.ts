import type { PixelRange } from '../layout/range.ts';
import { observeIntersection } from './intersection.ts';
import { observeScroll } from './observe-scroll.ts';
import { observeResize } from './resize.ts';
import type { Rush } from './rush.ts';
import { viewOf } from './view-of.ts';

/** Follows an element until it is stopped. */
export interface RangeFollower {
  /** The strip that is in view now. The browser lays the page out for it. */
  measure: () => PixelRange;
  /** To be called when the element may have moved, and neither scrolling nor a new size tells. */
  onMove: () => void;
  stop: () => void;
}

/**
 * Follows which strip of an element is in view, in px from its top, whatever scrolls around it.
 *
 * @param rush is told how the element moves.
 * @param onMoved called in a frame after the element may have moved, at most once a frame.
 */
export function followRange(
  element: Element,
  rush: Rush,
  onMoved: (inView: PixelRange) => void,
): RangeFollower {
  const window = viewOf(element);
  let frame = 0;
  const measure = (): PixelRange => {
    const from = -element.getBoundingClientRect().top;
    return { from, to: from + window.innerHeight };
  };
  const onFrame = (now: number) => {
    frame = 0;
    const inView = measure();
    rush.moveTo(inView.from, window.innerHeight, now);
    onMoved(inView);
  };
  const onMove = () => {
    frame ||= window.requestAnimationFrame(onFrame);
  };
  window.addEventListener('resize', onMove);
  const stops = [
    observeIntersection(element, onMove),
    observeScroll(element, onMove),
    observeResize(element.ownerDocument.body, onMove),
  ];
  return {
    measure,
    onMove,
    stop() {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', onMove);
      for (const stop of stops) stop();
      rush.end();
    },
  };
}
