import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../core/keys/arrow-step.ts';
import { type PickerPlace, pickerMove, writesText } from '../../core/picker/keys/picker-move.ts';
import { focusFirst } from '../../shared/keep-focus.ts';

export interface PickerKeys {
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

const BESIDE_GIFS = '[role="tablist"], [role="toolbar"], [data-picker-results]';

/** Element that selects a GIF: a tile's link or button, or the host's own cell. */
const ITEM = ':is([role="button"], [data-picker-item])';

/** Returns the region of the focus; undefined inside a cell, which handles its own keys. */
function keyRegion(target: Element): PickerPlace | undefined {
  if (target.closest('[role="row"]')) return target.matches(ITEM) ? 'gif' : undefined;
  return target.closest(BESIDE_GIFS) ? 'beside' : undefined;
}

export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] ${ITEM}[tabindex="0"]`) ?? null;

/** Keys that move between the parts of the picker. `onEscape` returns false if there was nothing to go back from. */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => boolean,
): PickerKeys {
  return {
    // Capture phase, because the grid uses letters for typeahead.
    onKeyDownCapture(event) {
      const target = event.target as Element;
      if (!writesText(event) || target.closest(`${TEXT_FIELDS}, [data-picker-step]`)) return;
      event.stopPropagation();
      focusFirst(field.current);
    },
    onKeyDown(event) {
      if (isComposing(event.nativeEvent)) return;
      const move = pickerMove(event, keyRegion(event.target as Element));
      if (move === 'back') {
        if (!onEscape()) return;
        event.preventDefault();
        // Keeps a dialog around the picker open.
        event.stopPropagation();
      } else if (move) {
        const stop = move === 'field' ? field.current : firstStop(root.current);
        if (focusFirst(stop)) event.preventDefault();
      }
    },
  };
}
