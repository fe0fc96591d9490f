import { type RefObject, useEffect } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

/**
 * Where the focus is as the picker comes: in its field, or on the picker itself where it opens over the page
 * and the field is not wanted. A dialog that was told nothing would take its first field, and with it show the
 * keyboard of a phone.
 */
export function useFirstFocus(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  { autoFocus, isFloating }: { autoFocus: boolean; isFloating: boolean },
): void {
  // Before the dialog is shown, which looks for it.
  useIsomorphicLayoutEffect(() => {
    root.current?.toggleAttribute('autofocus', isFloating && !autoFocus);
  }, [root, autoFocus, isFloating]);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [field, autoFocus]);
}
