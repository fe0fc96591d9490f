import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { covers, type PixelRange } from './range.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Changes what is mounted when there is time. Where scrolling was so fast that not all of what is in view is
 * mounted, the change is rendered before the frame is painted, so that nobody sees the blank.
 *
 * @param mounted the strip that is mounted now.
 * @returns makes a change; stays the same. To be called in a frame, not while React renders.
 */
export function useMountInTime(
  mounted: PixelRange,
): (inView: PixelRange, change: () => void) => void {
  const latest = useRef(mounted);
  useIsomorphicLayoutEffect(() => {
    latest.current = mounted;
  }, [mounted]);
  return useCallback((inView: PixelRange, change: () => void) => {
    if (covers(latest.current, inView)) change();
    else flushSync(change);
  }, []);
}
