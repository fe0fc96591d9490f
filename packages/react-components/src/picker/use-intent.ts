import { useEffect } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';

type Anchor = GifPickerProps['anchor'];

export const anchorElement = (anchor: Anchor) =>
  anchor && 'current' in anchor ? anchor.current : (anchor ?? null);

/** Events that precede a press of a button. */
const INTENT = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Calls `load` when the user is about to press the anchor, or at once without an anchor.
 *
 * @param load false if there is nothing to load.
 */
export function useIntent(anchor: Anchor, load: (() => void) | false): void {
  // After each render, because the button may be mounted later than the picker.
  useEffect(() => {
    if (!load) return;
    const button = anchorElement(anchor);
    if (!button) {
      load();
      return;
    }
    for (const type of INTENT) button.addEventListener(type, load);
    return () => {
      for (const type of INTENT) button.removeEventListener(type, load);
    };
  });
}
