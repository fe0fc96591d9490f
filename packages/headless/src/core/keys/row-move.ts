import { arrowStep, isRightToLeft, type PressedKey } from './arrow-step.ts';

/**
 * The index of the tile to which an arrow, Home or End leads in a row that has an end.
 *
 * @param row tells which way its text runs.
 * @param at index of the tile that has the focus.
 * @returns undefined for all other keys, and beyond both ends.
 */
export function rowMove(
  { key, altKey, ctrlKey, metaKey }: PressedKey,
  row: Element,
  at: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return;
  const step = arrowStep(key, isRightToLeft(row));
  const ends: Partial<Record<string, number>> = { Home: 0, End: count - 1 };
  const index = ends[key] ?? (step ? at + step : undefined);
  return index === undefined || index < 0 || index >= count ? undefined : index;
}
