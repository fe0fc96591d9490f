import { type RefObject, useRef } from 'react';
import { focusAnyway } from '../shared/keep-focus.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { FACE_CLASS } from './GifContainer.ts';

/** Whether the tile that another GIF takes the place of had the focus when it went. */
export type HeldFocus = RefObject<boolean>;

export const useHeldFocus = (): HeldFocus => useRef(false);

/**
 * Gives the focus of a GIF to the one that takes its place, and to nothing else: a tile that goes without
 * another leaves that to what holds it.
 *
 * @param root of the tile.
 * @param held undefined where no other GIF can take its place.
 */
export function useSwappedFocus(
  root: RefObject<HTMLElement | null>,
  held: HeldFocus | undefined,
): void {
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || !held) return;
    if (held.current) focusAnyway(element.querySelector<HTMLElement>(`.${FACE_CLASS}`));
    held.current = false;
    return () => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      held.current = element.contains(activeElement);
    };
  }, [root, held]);
}
