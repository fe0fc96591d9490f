import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { withFocused } from '../core/layout/range.ts';
import { type GridLayout, indicesWithin } from '../core/layout/window.ts';
import { createFastScroll, type FastScroll } from '../core/visibility/fast-scroll.ts';
import { useVisibleRange, type VisibleRange } from './use-visible-range.ts';

export interface MountedTiles extends Pick<VisibleRange, 'view' | 'onMove'> {
  /** Indices of the tiles to mount, in order. */
  indices: readonly number[];
  /** Whether tiles that are mounted now can be seen by nobody. */
  fastScroll: FastScroll;
  /** The one that is pinned. */
  kept: number | undefined;
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
 * @param isHydrated false on the server and in the render that hydrates its markup.
 */
export function useMountedTiles(
  layout: GridLayout,
  ref: RefObject<HTMLElement | null>,
  list: number,
  firstPin: number | undefined,
  isHydrated: boolean,
): MountedTiles {
  const [fastScroll] = useState(createFastScroll);
  const { range, view, onMove } = useVisibleRange(ref, isHydrated, fastScroll);
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
