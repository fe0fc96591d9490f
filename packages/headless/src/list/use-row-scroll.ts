import type { Dispatch, RefObject, SetStateAction } from 'react';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import type { PixelRange } from '../core/layout/range.ts';
import { observeResize, viewOf } from '../core/visibility/view-of.ts';
import { warnWithoutWidth } from '../core/visibility/warn-without-width.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountedRange } from '../shared/use-mounted-range.ts';
import type { RowEnds } from './list-context.ts';

const FIRST: PixelRange = { from: 0, to: FIRST_RENDER_HEIGHT };

/** Returns the range of a row to mount, in px. Measures once per frame; tiles in view mount before paint. */
export function useRowScroll(
  row: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  setEnds: Dispatch<SetStateAction<RowEnds>>,
): PixelRange {
  const { range, moveTo } = useMountedRange(FIRST);
  useIsomorphicLayoutEffect(() => {
    const element = row.current;
    if (!element || !track.current) return;
    const window = viewOf(element);
    let frame = 0;
    const look = (isFirst = false) => {
      // `scrollLeft` is negative in right-to-left rows.
      const from = Math.abs(element.scrollLeft);
      const to = from + element.clientWidth;
      // A hidden row keeps its tiles.
      if (from === to) return;
      moveTo({ from, to }, isFirst);
      const isAtStart = from < 1;
      const isAtEnd = to > element.scrollWidth - 1;
      setEnds((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      );
    };
    const onFrame = () => {
      frame = 0;
      look();
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(onFrame);
    };
    look(true);
    element.addEventListener('scroll', schedule, { passive: true });
    const onResize = () => {
      schedule();
      warnWithoutWidth(element);
    };
    const stops = [observeResize(element, onResize), observeResize(track.current, schedule)];
    return () => {
      window.cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      for (const stop of stops) stop();
    };
  }, [row, track, setEnds, moveTo]);
  return range;
}
