import { arrowStep } from '../../keys/arrow-step.ts';

/**
 * Moves in the row of suggestions: Down enters it, Left and Right move along it, Up returns to the field.
 *
 * @returns an index; undefined for the field; `'none'` if the key leaves both or has another meaning.
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
