import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { covers, type PixelRange, rangeInView, withFocused } from '../core/layout/range.ts';
import { type GridLayout, indicesWithin } from '../core/layout/window.ts';
import { createFastScroll, type FastScroll } from '../core/visibility/fast-scroll.ts';
import { followRange } from '../core/visibility/follow-range.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountInTime } from '../shared/use-mount-in-time.ts';

export interface MountedTiles {
  /** Indices of the tiles to mount, in order. */
  indices: readonly number[];
  /** Whether tiles that are mounted now can be seen by nobody. */
  fastScroll: FastScroll;
  /** Index of the pinned tile. */
  kept: number | undefined;
  /** The range that was in view when it was measured last; nothing before. */
  view: RefObject<PixelRange | undefined>;
  /** To be called when the list may have moved. Always the same function. */
  onMove: () => void;
  /** Keeps one tile mounted, wherever it is, with those before and after it; one at a time. */
  pin: (index: number | undefined) => void;
  /** Mounts a tile at once, wherever it is, and gives its element. */
  reveal: (index: number) => HTMLElement | null | undefined;
}

/**
 * Which tiles are worth mounting: those near the viewport, and a pinned one with its neighbors.
 *
 * @param list another number is another list, in which nothing is pinned yet.
 * @param firstPin index of the tile that is pinned until another one is.
 */
export function useMountedTiles(
  layout: GridLayout,
  ref: RefObject<HTMLElement | null>,
  list: number,
  firstPin: number | undefined,
): MountedTiles {
  const [fastScroll] = useState(createFastScroll);
  const { range, view, onMove } = useVisibleRange(ref, fastScroll);
  const [pinned, setPinned] = useState<{ list: number; index: number | undefined }>();
  const kept = (pinned?.list === list ? pinned.index : undefined) ?? firstPin;
  const pin = (index: number | undefined) =>
    setPinned((last) => (last?.list === list && last.index === index ? last : { list, index }));
  // The first page begins with what is in view; the tiles around it follow once that is on its way.
  const isBegun = useDeferredValue(layout.count > 0);
  const indices = useMemo(() => {
    const near = indicesWithin(layout, isBegun ? range : (view.current ?? range));
    return withFocused(near, kept, layout.count);
  }, [layout, range, view, isBegun, kept]);
  return {
    indices,
    view,
    onMove,
    fastScroll,
    kept,
    pin,
    reveal(index) {
      fastScroll.end();
      flushSync(() => pin(index));
      return ref.current?.querySelector(`[data-giphy-index="${index}"]`);
    },
  };
}

/** The range until its place is known: in the browser as much as can be in view, so that it is soon there. */
const firstRange = (isHydrated: boolean): PixelRange => ({
  from: 0,
  to: isHydrated ? window.innerHeight : FIRST_RENDER_HEIGHT,
});

/**
 * The range of a list whose tiles are worth mounting. Follows every scroll container around it, measures at most once
 * a frame, and gives the same object until scrolling leaves the step. What is in view is there before the frame is
 * painted. The server renders the first {@link FIRST_RENDER_HEIGHT} px.
 */
function useVisibleRange(ref: RefObject<HTMLElement | null>, fastScroll: FastScroll) {
  const isHydrated = useHydrated();
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
