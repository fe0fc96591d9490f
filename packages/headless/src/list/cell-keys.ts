import type { KeyboardEvent } from 'react';
import { cellMove } from '../core/keys/cell-move.ts';
import { focusFirst } from '../shared/keep-focus.ts';

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

/** Moves the focus in a cell of a picker. Returns true if the key is not for the grid: it came from a control, or was used. */
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
