import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { covers, type PixelRange } from '../core/layout/range.ts';
import { useLatest } from './use-latest.ts';

/**
 * Changes which tiles are mounted when the browser has time; before the frame is painted if what is in view is not
 * mounted. Always the same function; call it in a frame, not while React renders.
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
