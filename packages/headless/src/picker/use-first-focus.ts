import { type RefObject, useEffect } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

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
