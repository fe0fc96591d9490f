import { type RefObject, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { type PixelRange, rangeInView } from '../core/layout/range.ts';
import { observeResize } from '../core/visibility/resize.ts';
import { viewOf } from '../core/visibility/view-of.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';

export interface RowScroll {
  /** The strip of the row whose tiles are worth mounting, in px from its beginning. */
  range: PixelRange;
  isAtStart: boolean;
  isAtEnd: boolean;
}

const FIRST: RowScroll = {
  range: { from: 0, to: FIRST_RENDER_HEIGHT },
  isAtStart: true,
  isAtEnd: false,
};

const isSame = (a: RowScroll, b: RowScroll): boolean =>
  a.range.from === b.range.from &&
  a.range.to === b.range.to &&
  a.isAtStart === b.isAtStart &&
  a.isAtEnd === b.isAtEnd;

/**
 * Where a row is scrolled to. Measures at most once a frame, and gives the same object until something of
 * it changes. What is in view is there before the frame is painted.
 *
 * @param row what scrolls.
 * @param track what it scrolls.
 */
export function useRowScroll(
  row: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
): RowScroll {
  const [scroll, setScroll] = useState(FIRST);
  const mountInTime = useMountInTime(scroll.range);
  useIsomorphicLayoutEffect(() => {
    const element = row.current;
    if (!element || !track.current) return;
    const window = viewOf(element);
    let frame = 0;
    // Counts downwards from 0 where the text runs from right to left.
    const measure = (): PixelRange => {
      const from = Math.abs(element.scrollLeft);
      return { from, to: from + element.clientWidth };
    };
    const show = ({ from, to }: PixelRange) => {
      // A row that is hidden keeps what it had.
      if (from === to) return;
      const next = {
        range: rangeInView(from, to - from),
        isAtStart: from < 1,
        isAtEnd: to > element.scrollWidth - 1,
      };
      setScroll((last) => (isSame(last, next) ? last : next));
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
    element.addEventListener('scroll', schedule, { passive: true });
    const stops = [observeResize(element, schedule), observeResize(track.current, schedule)];
    return () => {
      window.cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const stop of stops) stop();
    };
  }, [row, track, mountInTime]);
  return scroll;
}
