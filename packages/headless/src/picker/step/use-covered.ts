import type { RefObject } from 'react';
import { focusFirst, keepFocus } from '../../shared/keep-focus.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { firstStop } from '../keys/picker-keys.ts';

interface Parts {
  root: RefObject<HTMLElement | null>;
  main: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
}

/**
 * Makes the main part of the picker inert while a step covers it. It stays mounted, so that its scroll
 * position is kept. Afterwards the focus goes back to the GIFs, or to the field when there are none.
 */
export function useCovered({ root, main, field }: Parts, isCovered: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const element = main.current;
    if (!element || !isCovered) return;
    // The step may take the focus a moment later.
    keepFocus(element, root.current);
    element.inert = true;
    return () => {
      element.inert = false;
      focusFirst(firstStop(element), field.current);
    };
  }, [root, main, field, isCovered]);
}
