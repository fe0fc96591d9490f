import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { covers, type PixelRange, rangeInView } from '../core/layout/range.ts';
import type { FastScroll } from '../core/visibility/fast-scroll.ts';
import { followRange } from '../core/visibility/follow-range.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';

/** The strip until its place is known: in the browser as much as can be in view, so that it is soon there. */
const firstRange = (isHydrated: boolean): PixelRange => ({
  from: 0,
  to: isHydrated ? window.innerHeight : FIRST_RENDER_HEIGHT,
});

export interface VisibleRange {
  /** The strip whose content is worth mounting. */
  range: PixelRange;
  /** The strip that was in view when it was measured last; nothing before. */
  view: RefObject<PixelRange | undefined>;
  /** To be called when the element may have moved. Always the same function. */
  onMove: () => void;
}

/**
 * The strip of an element, in px from its top, whose content is worth mounting. Follows every scroll
 * container around the element, measures at most once a frame, and gives the same object until scrolling
 * leaves the step. What is in view is there before the frame is painted. The server renders the first
 * {@link FIRST_RENDER_HEIGHT} px.
 *
 * @param isHydrated false on the server and in the render that hydrates its markup.
 * @param fastScroll is told how the list moves.
 */
export function useVisibleRange(
  ref: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  fastScroll: FastScroll,
): VisibleRange {
  const [first] = useState(() => firstRange(isHydrated));
  const [range, setRange] = useState(first);
  const view = useRef<PixelRange>(undefined);
  const moved = useRef<() => void>(undefined);
  const mountInTime = useMountInTime(range);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { onMove, stop } = followRange(element, fastScroll, (inView, now) => {
      const show = () => {
        view.current = inView;
        setRange((last) => rangeInView(inView, last));
      };
      if (now) mountInTime(inView, show);
      // What is around it need not be there before the first paint.
      else if (covers(first, inView)) startTransition(show);
      else show();
    });
    moved.current = onMove;
    return () => {
      moved.current = undefined;
      stop();
    };
  }, [ref, first, mountInTime, fastScroll]);
  const onMove = useCallback(() => moved.current?.(), []);
  return { range, view, onMove };
}
