import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { covers, type PixelRange } from '../core/layout/range.ts';
import { useLatest } from './use-latest.ts';

/**
 * Returns a stable function that changes the mounted tiles when the browser has time, or before paint if the view is
 * not yet covered. Call it in a frame, not during a render.
 */
export function useMountInTime(
  mounted: PixelRange,
): (inView: PixelRange, change: () => void) => void {
  const latest = useLatest(mounted);
  return useCallback(
    (inView: PixelRange, change: () => void) => {
      if (covers(latest.current, inView)) change();
      else flushSync(change);
    },
    [latest],
  );
}
