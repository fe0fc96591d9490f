import { arrowStep, isRightToLeft, type ListKey } from './arrow-step.ts';

/** Returns the index that a key moves to in a row without wrapping; undefined if it does not move. */
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
