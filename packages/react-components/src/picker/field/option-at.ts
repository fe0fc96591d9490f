/**
 * Where a key moves from the field or from a suggestion in the row below it: Down goes into the row, Left and
 * Right along it, Up back to the field.
 *
 * @param active index of the active suggestion; undefined in the field.
 * @param isReversed the row runs from right to left.
 * @returns an index; undefined for the field; `'none'` when the key leaves both or has another meaning.
 */
export function optionAt(
  key: string,
  active: number | undefined,
  count: number,
  isReversed: boolean,
): number | undefined | 'none' {
  if (active === undefined) return key === 'ArrowDown' && count > 0 ? 0 : 'none';
  if (key === 'ArrowUp') return undefined;
  const [before, after] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === before) return Math.max(0, active - 1);
  if (key === after) return Math.min(count - 1, active + 1);
  return 'none';
}
