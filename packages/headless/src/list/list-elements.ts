/** Index of the GIF that contains an element; undefined outside of GIFs. */
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
