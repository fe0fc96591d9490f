import type { KeyboardEvent } from 'react';
import { type GridCommand, gridCommand, type ListPattern } from '../core/keys/grid-command.ts';

/** Index of the GIF that contains an element; undefined outside of GIFs. */
export function indexOfTile(element: EventTarget): number | undefined {
  const tile = (element as Element).closest('[data-giphy-index]');
  const index = tile?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

const EDITABLE = 'input, select, textarea, [contenteditable]';

/** Returns the effect of a key in a grid; undefined outside of GIFs, for keys of fields, and for other keys. */
export const commandOf = (
  event: KeyboardEvent<HTMLElement>,
  pattern: ListPattern,
  hasTypeahead: boolean,
): GridCommand | undefined =>
  indexOfTile(event.target) === undefined || (event.target as Element).matches(EDITABLE)
    ? undefined
    : gridCommand(event, pattern, hasTypeahead);

/** Focusable elements in a cell: the GIF, its play button, controls of overlays. */
export const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex])';

/** Returns the first focusable element of a tile: its link, or the element that replaces it. */
export const linkIn = (tile: Element): HTMLElement | null => tile.querySelector(CONTROLS);
