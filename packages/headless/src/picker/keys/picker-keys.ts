import type { KeyboardEvent, RefObject } from 'react';
import { hasModifier, isComposing } from '../../core/keys/arrow-step.ts';
import { focusFirst } from '../../shared/focus.ts';

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

const BESIDE_GIFS = '[role="tablist"], [role="toolbar"], [data-picker-results]';

/** Element that selects a GIF: a tile's link or button, or the host's own cell. */
const ITEM = ':is([role="button"], [data-picker-item])';

/** Key names of the first key press of an input method. */
const IME_KEYS = ['Process', 'Unidentified'];

type Keys = KeyboardEvent<HTMLElement>;

/** True if a key writes text. Space does not; it selects a GIF. */
const writesText = (event: Keys): boolean =>
  !hasModifier(event) &&
  ((event.key.length === 1 && event.key !== ' ') || IME_KEYS.includes(event.key));

/** Returns the region of the focus; undefined inside a cell, which handles its own keys. */
function keyRegion(target: Element): 'gif' | 'beside' | undefined {
  if (target.closest('[role="row"]')) return target.matches(ITEM) ? 'gif' : undefined;
  return target.closest(BESIDE_GIFS) ? 'beside' : undefined;
}

export const firstStop = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[role="grid"] ${ITEM}[tabindex="0"]`) ?? null;

/**
 * Keys that move between the parts of a picker: Down to the GIFs, Up to the field, Escape back. `onEscape` returns
 * false if there was nothing to go back from.
 */
export function pickerKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onEscape: () => boolean,
) {
  return {
    // Capture phase, because the grid uses letters for typeahead.
    onKeyDownCapture(event: Keys) {
      const target = event.target as Element;
      if (!writesText(event) || target.closest(`${TEXT_FIELDS}, [data-picker-step]`)) return;
      event.stopPropagation();
      focusFirst(field.current);
    },
    onKeyDown(event: Keys) {
      if (isComposing(event.nativeEvent) || event.defaultPrevented || hasModifier(event)) return;
      const region = keyRegion(event.target as Element);
      if (event.key === 'Escape') {
        if (!onEscape()) return;
        event.preventDefault();
        // Keeps a dialog around the picker open.
        event.stopPropagation();
      } else if (
        (event.key === 'ArrowUp' && region && focusFirst(field.current)) ||
        (event.key === 'ArrowDown' && region === 'beside' && focusFirst(firstStop(root.current)))
      ) {
        event.preventDefault();
      }
    },
  };
}
