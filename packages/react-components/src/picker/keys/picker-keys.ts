import type { KeyboardEvent, RefObject } from 'react';
import { FACE_CLASS } from '../../gif/GifContainer.ts';
import { isComposing } from '../../search/is-composing.ts';
import { focusFirst } from '../../shared/keep-focus.ts';

export interface PickerKeys {
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

/** The tabs, the categories, and the place of the GIFs. */
const BESIDE_GIFS = '[role="tablist"], [role="toolbar"], .giphy-picker-results';

/** Names of the first key of a text that is written by an input method. */
const IME_KEYS = ['Process', 'Unidentified'];

/** Whether a key writes a text. Space selects a GIF, so it does not. */
const isText = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || IME_KEYS.includes(key));

/** The GIF that takes the focus; null while there is none. */
export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] .${FACE_CLASS}[tabindex="0"]`) ?? null;

/**
 * The keys that move between the parts of the picker: letters go to the field from anywhere; Down goes to the
 * GIFs; Up from their first row goes back to the field; Escape goes back or closes.
 */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => void,
): PickerKeys {
  return {
    // In the capture phase, because the grid searches its GIFs by typed letters.
    onKeyDownCapture(event) {
      const target = event.target as Element;
      if (!isText(event) || target.closest(`${TEXT_FIELDS}, .giphy-picker-step`)) return;
      event.stopPropagation();
      // The letter is written where the focus is now.
      focusFirst(field.current);
    },
    onKeyDown(event) {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || isComposing(event)) return;
      const target = event.target as Element;
      if (key === 'Escape') {
        event.preventDefault();
        // A dialog around the picker must stay open.
        event.stopPropagation();
        onEscape();
        return;
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      const row = target.closest('[role="row"]');
      if (row ? !target.classList.contains(FACE_CLASS) : !target.closest(BESIDE_GIFS)) return;
      const isUp = key === 'ArrowUp';
      if (row && !isUp) return;
      if (focusFirst(isUp ? field.current : firstStop(root.current))) event.preventDefault();
    },
  };
}
