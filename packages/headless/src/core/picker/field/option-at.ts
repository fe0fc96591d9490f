import { arrowStep } from '../../keys/arrow-step.ts';

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
  const step = arrowStep(key, isReversed);
  return step ? Math.min(count - 1, Math.max(0, active + step)) : 'none';
}
