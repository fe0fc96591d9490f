import { type FocusEvent, type RefObject, useMemo, useState } from 'react';
import { type GridLayout, indicesWithin, withIndex } from '../layout/window.ts';
import { useVisibleBand } from './use-visible-band.ts';

export interface MountedTiles {
  /** Indices of the tiles to mount, in order. */
  indices: readonly number[];
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * Which tiles are worth mounting: those near the viewport, and the one that has the focus, wherever it
 * is, so that scrolling does not take the reader's place on the keyboard away.
 */
export function useMountedTiles(
  layout: GridLayout,
  ref: RefObject<HTMLElement | null>,
): MountedTiles {
  const band = useVisibleBand(ref);
  const [focused, setFocused] = useState<number>();
  const indices = useMemo(() => {
    const near = indicesWithin(layout, band);
    const isThere = focused !== undefined && focused < layout.count;
    return isThere ? withIndex(near, focused) : near;
  }, [layout, band, focused]);
  return {
    indices,
    onFocus({ target }) {
      const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
      setFocused(place ? Number(place) - 1 : undefined);
    },
    onBlur: () => setFocused(undefined),
  };
}
