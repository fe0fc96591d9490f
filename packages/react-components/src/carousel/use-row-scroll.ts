import { type RefObject, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../constants.ts';
import { type PixelRange, rangeInView } from '../shared/range.ts';
import { observeResize } from '../shared/resize.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

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
 * it changes.
 *
 * @param row what scrolls.
 * @param track what it scrolls.
 */
export function useRowScroll(
  row: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
): RowScroll {
  const [scroll, setScroll] = useState(FIRST);
  useIsomorphicLayoutEffect(() => {
    const element = row.current;
    if (!element || !track.current) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      // Not shown now.
      if (element.clientWidth === 0) return;
      // Counts downwards from 0 where the text runs from right to left.
      const left = Math.abs(element.scrollLeft);
      const next = {
        range: rangeInView(left, element.clientWidth),
        isAtStart: left < 1,
        isAtEnd: left + element.clientWidth > element.scrollWidth - 1,
      };
      setScroll((last) => (isSame(last, next) ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    element.addEventListener('scroll', schedule, { passive: true });
    const stops = [observeResize(element, schedule), observeResize(track.current, schedule)];
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const stop of stops) stop();
    };
  }, [row, track]);
  return scroll;
}
