import { useEffect } from 'react';
import type { GifPickerProps } from './gif-picker-props.ts';

type Anchor = GifPickerProps['anchor'];

/** The element that opens a picker. */
export const anchorElement = (anchor: Anchor) =>
  anchor && 'current' in anchor ? anchor.current : (anchor ?? null);

/** The pointer reaches a button or presses it, or the button gets the focus. */
const INTENT = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Loads what a button opens when the reader is about to press it; right away if there is no button.
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
