import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { type PixelRange, rangeInView } from '../core/layout/range.ts';
import { observeResize, viewOf } from '../core/visibility/view-of.ts';
import { warnWithoutWidth } from '../core/visibility/warn-without-width.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';
import type { RowEnds } from './list-context.ts';

const FIRST: PixelRange = { from: 0, to: FIRST_RENDER_HEIGHT };

/** Returns the range of a row to mount, in px. Measures once per frame; tiles in view mount before paint. */
export function useRowScroll(
  row: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  setEnds: Dispatch<SetStateAction<RowEnds>>,
): PixelRange {
  const [range, setRange] = useState(FIRST);
  const mountInTime = useMountInTime(range);
  useIsomorphicLayoutEffect(() => {
    const element = row.current;
    if (!element || !track.current) return;
    const window = viewOf(element);
    let frame = 0;
    // `scrollLeft` is negative in right-to-left rows.
    const measure = (): PixelRange => {
      const from = Math.abs(element.scrollLeft);
      return { from, to: from + element.clientWidth };
    };
    const show = (inView: PixelRange) => {
      const { from, to } = inView;
      // A hidden row keeps its tiles.
      if (from === to) return;
      setRange((last) => rangeInView(inView, last));
      const isAtStart = from < 1;
      const isAtEnd = to > element.scrollWidth - 1;
      setEnds((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      );
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
  }, [row, track, setEnds, mountInTime]);
  return range;
}
