import { type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_RENDER_HEIGHT } from '../core/constants.ts';
import { type PixelRange, withFocused } from '../core/layout/range.ts';
import { type GridLayout, indicesWithin } from '../core/layout/window.ts';
import { createFastScroll, type FastScroll } from '../core/visibility/fast-scroll.ts';
import { followRange } from '../core/visibility/follow-range.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useMountedRange } from '../shared/use-mounted-range.ts';

export interface MountedTiles {
  indices: readonly number[];
  /** Tells if the list scrolls too fast for tiles to be seen. */
  fastScroll: FastScroll;
  kept: number | undefined;
  /** Last measured visible range; undefined before the first measurement. */
  view: RefObject<PixelRange | undefined>;
  /** Must be called when the list may have moved. Stable. */
  onMove: () => void;
  /** Pins one tile: it stays mounted with its neighbors, even out of view. */
  pin: (index: number | undefined) => void;
  /** Mounts a tile immediately, even out of view, and returns its element. */
  reveal: (index: number) => HTMLElement | null | undefined;
}

/**
 * Returns the tiles to mount: those near the viewport, and a pinned one with its neighbors.
 *
 * @param list identifies the list; a new value unpins all tiles.
 * @param firstPin index of the tile that is pinned until a different one is.
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
  // The first page first mounts the tiles in view; those around follow once these are rendered.
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

/** Initial range before the position is known. In the browser it is as much as can be in view, to be fast. */
const firstRange = (isHydrated: boolean): PixelRange => ({
  from: 0,
  to: isHydrated ? window.innerHeight : FIRST_RENDER_HEIGHT,
});

/**
 * Returns the range of tiles to mount. Follows all scroll containers. The server renders the first {@link
 * FIRST_RENDER_HEIGHT} px.
 */
function useVisibleRange(ref: RefObject<HTMLElement | null>, fastScroll: FastScroll) {
  const isHydrated = useHydrated();
  const [first] = useState(() => firstRange(isHydrated));
  const { range, moveTo } = useMountedRange(first);
  const view = useRef<PixelRange>(undefined);
  const moved = useRef<() => void>(undefined);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { onMove, stop } = followRange(element, fastScroll, (inView, now) => {
      view.current = inView;
      moveTo(inView, now === undefined);
    });
    moved.current = onMove;
    return () => {
      moved.current = undefined;
      stop();
    };
  }, [ref, moveTo, fastScroll]);
  const onMove = useCallback(() => moved.current?.(), []);
  return { range, view, onMove };
}
