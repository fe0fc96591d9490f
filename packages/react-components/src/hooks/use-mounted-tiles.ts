import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Position } from '../layout/masonry.ts';
import { type GridLayout, indicesWithin, touches, withIndex } from '../layout/window.ts';
import { useVisibleBand } from './use-visible-band.ts';

export interface MountedTiles {
  /** Indices of the tiles to mount, in order. */
  indices: readonly number[];
  /** The one that is pinned. */
  kept: number | undefined;
  /** Whether what is mounted at this place is in view right away. */
  isInView: (position: Position) => boolean;
  /** Keeps one tile mounted, wherever it is; one at a time. */
  pin: (index: number | undefined) => void;
  /** Mounts a tile at once, wherever it is, and gives its element. */
  reveal: (index: number) => HTMLElement | null;
}

/**
 * Which tiles are worth mounting: those near the viewport, and a pinned one.
 *
 * @param firstPin index of the tile that is pinned until another one is.
 */
export function useMountedTiles(
  layout: GridLayout,
  ref: RefObject<HTMLElement | null>,
  firstPin: number | undefined,
): MountedTiles {
  const { band, view } = useVisibleBand(ref);
  const [pinned, pin] = useState<number>();
  const kept = pinned ?? firstPin;
  const indices = useMemo(() => {
    const near = indicesWithin(layout, band);
    return kept !== undefined && kept < layout.count ? withIndex(near, kept) : near;
  }, [layout, band, kept]);
  const [isInView] = useState(
    () => (position: Position) => view.current !== undefined && touches(position, view.current),
  );
  return {
    indices,
    isInView,
    kept,
    pin,
    reveal(index) {
      flushSync(() => pin(index));
      return ref.current?.querySelector(`[data-giphy-index="${index}"]`) ?? null;
    },
  };
}
