import { SANDBOX } from './settings.ts';

/** What the host page `places` gives its tests. */
declare global {
  interface Window {
    /** The tree that the components are in. */
    place: Document | ShadowRoot;
    scroller: HTMLElement;
  }
}

/** Where the components are: in a shadow root, or in the slot of a closed one. */
export type Place = 'open' | 'closed' | 'slotted';

/** The query of the page `places` that shows a component there. */
export const placeQuery = (place: Place, part: string): URLSearchParams =>
  new URLSearchParams({ place, part, service: SANDBOX });

/** Runs in the page: how many px of what is in view no tile covers, along all columns. */
export function measureBare(): number {
  // JSON has no infinity.
  if (!window.scroller) return 1e6;
  const view = window.scroller.getBoundingClientRect();
  const tiles = [...window.place.querySelectorAll('[data-giphy-index]')].map((tile) =>
    tile.getBoundingClientRect(),
  );
  const columns = new Set(tiles.map(({ left }) => left));
  let bare = columns.size === 0 ? view.height : 0;
  for (const column of columns) {
    for (let y = view.top; y < view.bottom; y += 10) {
      const isCovered = tiles.some(
        ({ left, top, bottom }) => left === column && top - 10 < y && y < bottom + 10,
      );
      if (!isCovered) bare += 10;
    }
  }
  return bare;
}
