import { arrowStep, isRightToLeft, type ListKey } from './arrow-step.ts';

/**
 * The index of the tile to which an arrow, Home or End leads in a row that has an end.
 *
 * @param at index of the tile that has the focus.
 * @returns undefined for all other keys, and beyond both ends.
 */
export function rowMove(
  { key, altKey, ctrlKey, metaKey, currentTarget }: ListKey,
  at: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return;
  const step = arrowStep(key, isRightToLeft(currentTarget));
  const ends: Partial<Record<string, number>> = { Home: 0, End: count - 1 };
  const index = ends[key] ?? (step ? at + step : -1);
  return index >= 0 && index < count ? index : undefined;
}
