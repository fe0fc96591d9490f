import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { covers, type PixelRange, rangeInView } from '../core/layout/range.ts';
import { observeIntersection } from '../core/visibility/intersection.ts';
import { observeScroll } from '../core/visibility/observe-scroll.ts';
import { observeResize } from '../core/visibility/resize.ts';
import type { Rush } from '../core/visibility/rush.ts';
import { viewOf } from '../core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';

/** The strip until its place is known: in the browser as much as can be in view, so that it is soon there. */
const firstRange = (isHydrated: boolean): PixelRange => ({
  from: 0,
  to: isHydrated ? window.innerHeight : FIRST_RENDER_HEIGHT,
});

export interface VisibleRange {
  /** The strip whose content is worth mounting. */
  range: PixelRange;
  /** The strip that was in view when it was measured last; nothing before. */
  view: RefObject<PixelRange | undefined>;
  /** To be called when the element may have moved. Always the same function. */
  onMove: () => void;
}

/**
 * The strip of an element, in px from its top, whose content is worth mounting. Follows every scroll
 * container around the element, measures at most once a frame, and gives the same object until scrolling
 * leaves the step. What is in view is there before the frame is painted. The server renders the first
 * {@link FIRST_RENDER_HEIGHT} px.
 *
 * @param isHydrated false on the server and in the render that hydrates its markup.
 * @param rush is told how the list moves.
 */
export function useVisibleRange(
  ref: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  rush: Rush,
): VisibleRange {
  const [first] = useState(() => firstRange(isHydrated));
  const [range, setRange] = useState(first);
  const view = useRef<PixelRange>(undefined);
  const mountInTime = useMountInTime(range);
  const scheduled = useRef(() => {});
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const window = viewOf(element);
    let frame = 0;
    const measure = (): PixelRange => {
      const from = -element.getBoundingClientRect().top;
      return { from, to: from + window.innerHeight };
    };
    const show = (inView: PixelRange) => {
      view.current = inView;
      const next = rangeInView(inView.from, inView.to - inView.from);
      setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
    };
    const onFrame = (now: number) => {
      frame = 0;
      const inView = measure();
      rush.moveTo(inView.from, window.innerHeight, now);
      mountInTime(inView, () => show(inView));
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(onFrame);
    };
    const inView = measure();
    // What is around it need not be there before the first paint.
    if (covers(first, inView)) startTransition(() => show(inView));
    else show(inView);
    scheduled.current = schedule;
    window.addEventListener('resize', schedule);
    const stops = [
      observeIntersection(element, schedule),
      observeScroll(element, schedule),
      observeResize(element.ownerDocument.body, schedule),
    ];
    return () => {
      scheduled.current = () => {};
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', schedule);
      for (const stop of stops) stop();
      rush.end();
    };
  }, [ref, first, mountInTime, rush]);
  const onMove = useCallback(() => scheduled.current(), []);
  return { range, view, onMove };
}
