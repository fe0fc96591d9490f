import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../shared/is-composing.ts';
import { focusFirst } from '../../shared/keep-focus.ts';

export interface PickerKeys {
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

/** The tabs, the categories, and the place of the GIFs. */
const BESIDE_GIFS = '[role="tablist"], [role="toolbar"], [data-picker-results]';

/** What chooses a GIF: a tile's face, or a cell of the host's own. */
const ITEM = ':is([role="button"], [data-picker-item])';

/** Names of the first key of a text that is written by an input method. */
const IME_KEYS = ['Process', 'Unidentified'];

/** Whether a key writes a text. Space selects a GIF, so it does not. */
const isText = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || IME_KEYS.includes(key));

/** The GIF that takes the focus; null while there is none. */
export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] ${ITEM}[tabindex="0"]`) ?? null;

/**
 * The keys that move between the parts of the picker: letters go to the field from anywhere; Down goes to the
 * GIFs; Up from their first row goes back to the field; Escape goes back or closes.
 *
 * @param onEscape returns whether there was something to go back from.
 */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => boolean,
): PickerKeys {
  return {
    // In the capture phase, because the grid searches its GIFs by typed letters.
    onKeyDownCapture(event) {
      const target = event.target as Element;
      if (!isText(event) || target.closest(`${TEXT_FIELDS}, [data-picker-step]`)) return;
      event.stopPropagation();
      // The letter is written where the focus is now.
      focusFirst(field.current);
    },
    onKeyDown(event) {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || isComposing(event)) return;
      const target = event.target as Element;
      if (key === 'Escape') {
        if (!onEscape()) return;
        event.preventDefault();
        // A dialog around the picker must stay open.
        event.stopPropagation();
        return;
      }
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      const row = target.closest('[role="row"]');
      if (row ? !target.matches(ITEM) : !target.closest(BESIDE_GIFS)) return;
      const isUp = key === 'ArrowUp';
      if (row && !isUp) return;
      if (focusFirst(isUp ? field.current : firstStop(root.current))) event.preventDefault();
    },
  };
}
