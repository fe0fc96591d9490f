import type { KeyboardEvent } from 'react';
import { cellMove } from '../core/keys/cell-move.ts';
import { focusFirst } from '../shared/keep-focus.ts';

/** Index of the tile that an element is in; undefined outside of all tiles. */
export function indexOfTile(element: EventTarget): number | undefined {
  const tile = (element as Element).closest('[data-giphy-index]');
  const index = tile?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}

/** What else than the GIF itself can take the focus in a cell: its play button, what an overlay holds. */
const CONTROLS = ':is(a[href], button, input, select, textarea, [tabindex])';

/** What of a tile takes the focus first: its link, or what stands in its place. */
export const linkIn = (tile: Element): HTMLElement | null => tile.querySelector(CONTROLS);

/** The controls in a row of a picker: first the one that starts the GIF, then as they stand there. */
export function controlsIn(row: Element): HTMLElement[] {
  const [, ...controls] = row.querySelectorAll<HTMLElement>(CONTROLS);
  const rank = (control: Element) => Number(!control.hasAttribute('data-playback'));
  return controls.sort((one, other) => rank(one) - rank(other));
}

/**
 * Moves the focus to where a key leads in a cell of a picker.
 *
 * @returns whether the event comes from a control, or has been taken: then it does not move through the grid.
 */
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
