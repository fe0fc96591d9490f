import { type RefObject, useEffect } from 'react';
import { focusFirst, keepFocus } from '../../shared/keep-focus.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { firstStop } from './picker-keys.ts';

/**
 * Sets the focus when the picker opens: in its field, or on the picker itself when it is over the page and the
 * field should not have it. Otherwise a dialog would focus its first field, which opens the keyboard of a
 * phone.
 */
export function useFirstFocus(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  { autoFocus, isFloating }: { autoFocus: boolean; isFloating: boolean },
): void {
  // Before the dialog is shown, because it then looks for an element to focus.
  useIsomorphicLayoutEffect(() => {
    root.current?.toggleAttribute('autofocus', isFloating && !autoFocus);
  }, [root, autoFocus, isFloating]);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [field, autoFocus]);
}

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
