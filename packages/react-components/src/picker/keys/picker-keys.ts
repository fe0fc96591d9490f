import type { KeyboardEvent, RefObject } from 'react';
import { FACE_CLASS } from '../../gif/GifContainer.ts';
import { isComposing } from '../../search/is-composing.ts';
import { focusFirst } from '../../shared/keep-focus.ts';

export interface PickerKeys {
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

/** What an input method calls a key that begins a text. */
const IME_KEYS = ['Process', 'Unidentified'];

/** Whether a key writes something. Space chooses. */
const isText = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || IME_KEYS.includes(key));

/** Where the focus goes into the GIFs; nothing while there are none. */
export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] .${FACE_CLASS}[tabindex="0"]`) ?? null;

/**
 * The keys that lead from one part of the picker to the other: letters into the field, from anywhere; Down
 * into the GIFs; Up from their first row back to the field; Escape out.
 */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => void,
): PickerKeys {
  return {
    // Before the grid, which looks for GIFs by what is typed.
    onKeyDownCapture(event) {
      const target = event.target as Element;
      if (!isText(event) || target.closest(`${TEXT_FIELDS}, .giphy-picker-step`)) return;
      event.stopPropagation();
      // What is typed goes to where the focus is by then.
      focusFirst(field.current);
    },
    onKeyDown(event) {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || isComposing(event)) return;
      const target = event.target as Element;
      if (key === 'Escape') {
        event.preventDefault();
        // What the picker stands in stays open.
        event.stopPropagation();
        onEscape();
        return;
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      const row = target.closest('[role="row"]');
      if (row ? !target.classList.contains(FACE_CLASS) : !target.closest('[role^="t"]')) return;
      const isUp = key === 'ArrowUp';
      if (row && !isUp) return;
      if (focusFirst(isUp ? field.current : firstStop(root.current))) event.preventDefault();
    },
  };
}
