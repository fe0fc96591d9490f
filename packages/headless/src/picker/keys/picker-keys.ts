import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../core/keys/arrow-step.ts';
import { type PickerPlace, pickerMove, writesText } from '../../core/picker/keys/picker-move.ts';
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

/** Where the focus is. Inside a cell, the keys are those of the cell. */
function keyRegion(target: Element): PickerPlace | undefined {
  if (target.closest('[role="row"]')) return target.matches(ITEM) ? 'gif' : undefined;
  return target.closest(BESIDE_GIFS) ? 'beside' : undefined;
}

/** The GIF that takes the focus; null while there is none. */
export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] ${ITEM}[tabindex="0"]`) ?? null;

/** The keys that move between the parts of the picker. `onEscape` returns whether there was something to go back from. */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => boolean,
): PickerKeys {
  return {
    // In the capture phase, because the grid searches its GIFs by typed letters.
    onKeyDownCapture(event) {
      const target = event.target as Element;
      if (!writesText(event) || target.closest(`${TEXT_FIELDS}, [data-picker-step]`)) return;
      event.stopPropagation();
      // The letter is written where the focus is now.
      focusFirst(field.current);
    },
    onKeyDown(event) {
      if (isComposing(event.nativeEvent)) return;
      const move = pickerMove(event, keyRegion(event.target as Element));
      if (move === 'back') {
        if (!onEscape()) return;
        event.preventDefault();
        // A dialog around the picker must stay open.
        event.stopPropagation();
      } else if (move) {
        const stop = move === 'field' ? field.current : firstStop(root.current);
        if (focusFirst(stop)) event.preventDefault();
      }
    },
  };
}
