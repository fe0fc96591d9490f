import type { RefObject } from 'react';
import { focusFirst } from '../../shared/focus.ts';
import { keepFocus } from '../../shared/keep-focus.ts';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect.ts';
import { firstStop } from './picker-keys.ts';

/**
 * Focuses the field when the picker opens, or the element of a floating picker: a dialog would focus its first field,
 * which opens the keyboard of a phone.
 */
export function useFirstFocus(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  { autoFocus, isFloating }: { autoFocus: boolean; isFloating: boolean },
): void {
  useIsomorphicLayoutEffect(() => {
    const first = autoFocus ? field.current : isFloating ? root.current : null;
    // A dialog takes the focus when it is shown, after this effect, and when a popover becomes a sheet.
    if (isFloating && first?.closest('dialog')) first.setAttribute('autofocus', '');
    else first?.focus({ preventScroll: true });
    return () => first?.removeAttribute('autofocus');
  }, [root, field, autoFocus, isFloating]);
}

interface Parts {
  root: RefObject<HTMLElement | null>;
  main: RefObject<HTMLElement | null>;
  field: RefObject<HTMLElement | null>;
}

/** Makes the main part inert while a step covers it. Afterwards the GIFs, or the field, take the focus. */
export function useCovered({ root, main, field }: Parts, isCovered: boolean): void {
  useIsomorphicLayoutEffect(() => {
    const element = main.current;
    if (!element || !isCovered) return;
    // The step takes the focus later.
    keepFocus(element, root.current);
    element.inert = true;
    return () => {
      element.inert = false;
      focusFirst(firstStop(element), field.current);
    };
  }, [root, main, field, isCovered]);
}
