import { startTransition, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, type PixelRange, rangeInView } from '../core/layout/range.ts';
import { useLatest } from './use-latest.ts';

interface MountedRange {
  range: PixelRange;
  /**
   * Changes the range for a view: when the browser has time, or before paint if the view is not yet covered. Stable.
   * Call it in an event or a frame, or with `isFirst` in a layout effect.
   */
  moveTo: (inView: PixelRange, isFirst?: boolean) => void;
}

/** Returns the range of a list whose tiles are mounted. */
export function useMountedRange(first: PixelRange): MountedRange {
  const [range, setRange] = useState(first);
  const rendered = useLatest(range);
  const newest = useRef(range);
  const moveTo = useCallback(
    (inView: PixelRange, isFirst = false) => {
      const next = rangeInView(inView, newest.current);
      const isCovered = covers(rendered.current, inView);
      // Even an equal value makes React render once more.
      if (next === newest.current && (isCovered || next === rendered.current)) return;
      newest.current = next;
      const show = () => setRange(next);
      // Overscan tiles may mount after the first paint.
      if (isFirst && isCovered) startTransition(show);
      else if (isFirst || isCovered) show();
      else flushSync(show);
    },
    [rendered],
  );
  return { range, moveTo };
}
