import type { KeyboardEvent } from 'react';
import { cellMove } from '../core/keys/cell-move.ts';
import { focusFirst } from '../shared/keep-focus.ts';

export function indexOfTile(element: EventTarget): number | undefined {
  const tile = (element as Element).closest('[data-giphy-index]');
  const index = tile?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

/** Focusable elements in a cell: the GIF, its play button, controls of overlays. */
const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex])';

/** Returns the first focusable element of a tile: its link, or the element that replaces it. */
export const linkIn = (tile: Element): HTMLElement | null => tile.querySelector(CONTROLS);

/** Returns the controls in a picker's row: the play button first, the others in DOM order. */
export function controlsIn(row: Element): HTMLElement[] {
  const [, ...controls] = row.querySelectorAll<HTMLElement>(CONTROLS);
  const rank = (control: Element) => Number(!control.hasAttribute('data-playback'));
  return controls.sort((one, other) => rank(one) - rank(other));
}

/** Moves the focus in a cell. @returns true if the grid must ignore the key. */
export function handleCellKey(event: KeyboardEvent<HTMLElement>, row: Element): boolean {
  const target = event.target as HTMLElement;
  const face = linkIn(row);
  const isTaken = focusFirst(...cellMove(event, target, face, controlsIn(row)));
  if (isTaken) {
    event.preventDefault();
    // Escape must not also close a dialog around the grid.
    event.stopPropagation();
  }
  return target !== face || isTaken;
}
