import { SANDBOX } from './settings.ts';

declare global {
  interface Window {
    place: Document | ShadowRoot;
    scroller: HTMLElement;
  }
}

/** Tree of the components: in a shadow root, in the slot of a closed one, or in a frame's document. */
export type Place = 'open' | 'closed' | 'slotted' | 'framed';

export const placeQuery = (place: Place, part: string): URLSearchParams =>
  new URLSearchParams({ place, part, service: SANDBOX });

/** Runs in the page: px of the visible area without a tile, over all columns. */
export function measureBare(): number {
  // JSON cannot encode Infinity.
  if (!window.scroller) return 1e6;
  const { ownerDocument, clientHeight } = window.scroller;
  const isPage = ownerDocument.scrollingElement === window.scroller;
  const top = isPage ? 0 : window.scroller.getBoundingClientRect().top;
  const bottom = top + clientHeight;
  const tiles = [...window.place.querySelectorAll('[data-giphy-index]')].map((tile) =>
    tile.getBoundingClientRect(),
  );
  const columns = new Set(tiles.map(({ left }) => left));
  let bare = columns.size === 0 ? clientHeight : 0;
  for (const column of columns) {
    for (let y = top; y < bottom; y += 10) {
      const isCovered = tiles.some(
        (tile) => tile.left === column && tile.top - 10 < y && y < tile.bottom + 10,
      );
      if (!isCovered) bare += 10;
    }
  }
  return bare;
}
