import type { KeyboardEvent } from 'react';
import { focusFirst } from '../shared/keep-focus.ts';

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
 * The keys that lead into a cell of a picker and out of it again, as the grid pattern of the WAI-ARIA
 * Authoring Practices says: F2 leads to its first control, Tab to the next one, F2 or Escape back.
 *
 * @returns whether the event comes from a control, or has been taken: then it does not move through the grid.
 */
export function handleCellKey(event: KeyboardEvent<HTMLElement>, row: Element): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const target = event.target as HTMLElement;
  const isInside = target !== linkIn(row);
  if (altKey || ctrlKey || metaKey) return isInside;
  const controls = controlsIn(row);
  let isTaken = false;
  if (!isInside) {
    isTaken = key === 'F2' && focusFirst(...controls);
  } else if (key === 'F2' || key === 'Escape') {
    isTaken = focusFirst(linkIn(row));
  } else if (key === 'Tab') {
    // Beyond the last one, Tab leaves the grid; before the first one it comes back to the GIF.
    const at = controls.indexOf(target);
    const others = shiftKey ? controls.slice(0, at).reverse() : controls.slice(at + 1);
    isTaken = focusFirst(...others);
  }
  if (isTaken) {
    event.preventDefault();
    // Escape must not also close a dialog around the grid.
    event.stopPropagation();
  }
  return isInside || isTaken;
}
