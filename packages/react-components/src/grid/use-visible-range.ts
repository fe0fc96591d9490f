import { type RefObject, useRef, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../constants.ts';
import { type PixelRange, rangeInView } from '../shared/range.ts';
import { observeResize } from '../shared/resize.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';

const FIRST_RANGE: PixelRange = { from: 0, to: FIRST_RENDER_HEIGHT };

export interface VisibleRange {
  /** The strip whose content is worth mounting. */
  range: PixelRange;
  /** The strip that was in view when it was measured last; nothing before. */
  view: RefObject<PixelRange | undefined>;
}

/**
 * The strip of an element, in px from its top, whose content is worth mounting. Follows every scroll
 * container around the element, measures at most once a frame, and gives the same object until scrolling
 * leaves the step. What is in view is there before the frame is painted. The server renders the first
 * {@link FIRST_RENDER_HEIGHT} px.
 */
export function useVisibleRange(ref: RefObject<HTMLElement | null>): VisibleRange {
  const [range, setRange] = useState(FIRST_RANGE);
  const view = useRef<PixelRange>(undefined);
  const mountInTime = useMountInTime(range);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { ownerDocument: document } = element;
    // A document that is shown has one; only others have none.
    const window = document.defaultView as Window;
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
    const onFrame = () => {
      frame = 0;
      const inView = measure();
      mountInTime(inView, () => show(inView));
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(onFrame);
    };
    show(measure());
    // Scroll events do not bubble, but whatever scrolls is on their way down to it.
    document.addEventListener('scroll', schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    const stopObserving = observeResize(document.body, schedule);
    return () => {
      window.cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, { capture: true });
      window.removeEventListener('resize', schedule);
      stopObserving();
    };
  }, [ref, mountInTime]);
  return { range, view };
}
