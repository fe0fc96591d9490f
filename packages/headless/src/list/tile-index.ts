/** Index of the tile that an element is in; undefined outside of all of them. */
export function indexOfTile(element: EventTarget): number | undefined {
  const tile = (element as Element).closest('[data-giphy-index]');
  const index = tile?.getAttribute('data-giphy-index');
  return index ? Number(index) : undefined;
}
