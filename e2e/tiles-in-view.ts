/** Runs in the page: counts points of the visible list without a tile, and mounted tiles. */
export function coverage(): { bare: number; mounted: number } {
  const { place = document, scroller }: Partial<Pick<Window, 'place' | 'scroller'>> = window;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const list = place.querySelector('.giphy-grid, .giphy-carousel');
  const tiles = [...place.querySelectorAll('[data-giphy-index]')].map(boxOf);
  if (!list || !tiles.length) return { bare: 1, mounted: 0 };
  const view = scroller?.ownerDocument.defaultView ?? window;
  const isPage = !scroller || scroller === scroller.ownerDocument.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: view.innerHeight } : boxOf(scroller);
  const grid = boxOf(list);
  let bare = 0;
  for (let y = Math.max(grid.top, top) + 5; y < Math.min(grid.bottom, bottom); y += 20)
    for (let x = grid.left + 5; x < Math.min(grid.right, view.innerWidth); x += 20) {
      const isCovered = tiles.some(
        ({ left, right, top, bottom }) =>
          left - 13 < x && x < right + 13 && top - 13 < y && y < bottom + 13,
      );
      if (!isCovered) bare += 1;
    }
  return { bare, mounted: tiles.length };
}

/** Runs in the page: the first tile in the viewport, with its position. */
export function topTile(): { index: string | null; top: number } {
  const tiles = [...document.querySelectorAll('[data-giphy-index]')];
  const first = tiles.find((tile) => tile.getBoundingClientRect().bottom > 0);
  return {
    index: first?.getAttribute('data-giphy-index') ?? null,
    top: Math.round(first?.getBoundingClientRect().top ?? 0),
  };
}
