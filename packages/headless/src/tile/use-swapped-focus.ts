import { type RefObject, useRef } from 'react';
import { rootOf } from '../core/visibility/roots.ts';
import { focusAnyway } from '../shared/keep-focus.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/** Whether a tile that another GIF replaces had the focus when it was removed. */
export type HeldFocus = RefObject<boolean>;

export const useHeldFocus = (): HeldFocus => useRef(false);

/**
 * Moves the focus of a GIF to the one that replaces it. Where a tile is removed and not replaced, its parent
 * decides where the focus goes.
 *
 * @param root of the tile.
 * @param target what of it takes the focus.
 * @param held undefined where no other GIF can replace it.
 */
export function useSwappedFocus(
  root: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
  held: HeldFocus | undefined,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || !held) return;
    if (held.current) focusAnyway(target.current);
    held.current = false;
    return () => {
      held.current = element.contains(rootOf(element).activeElement);
    };
  }, [root, target, held]);
}
