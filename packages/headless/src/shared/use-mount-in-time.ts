import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { covers, type PixelRange } from '../core/layout/range.ts';
import { useLatest } from './use-latest.ts';

/**
 * Changes which tiles are mounted, when the browser has time. After very fast scrolling, when not everything
 * in view is mounted, it renders the change before the frame is painted, so that no blank space is seen.
 *
 * @param mounted the range that is mounted now.
 * @returns a function that makes a change, always the same one. Call it in a frame, not while React renders.
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
