/**
 * Where a key leads from the field or from a suggestion in the line below it: Down into the line, along it by
 * the arrows of its direction, Up back to the field.
 *
 * @param active index of the suggestion that is reached; undefined in the field.
 * @param isReversed the line runs from right to left.
 * @returns an index, undefined for the field, `'none'` where the key leads out of both, or means something else.
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
