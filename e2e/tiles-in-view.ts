/** Runs in the page: counts points of the visible grid without a tile, and mounted tiles. */
export function coverage(): { bare: number; mounted: number } {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const tiles = [...document.querySelectorAll('[data-giphy-index]')].map(boxOf);
  const grid = boxOf(document.querySelector('.giphy-grid, .giphy-carousel') as Element);
  let bare = 0;
  for (let y = Math.max(grid.top, 0) + 5; y < Math.min(grid.bottom, innerHeight); y += 20)
    for (let x = grid.left + 5; x < Math.min(grid.right, innerWidth); x += 20) {
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
