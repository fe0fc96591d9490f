import { arrowStep, isRightToLeft, type ListKey } from '../../keys/arrow-step.ts';

/** Returns the index that an arrow key, Home or End moves to in a row that wraps; undefined for other keys. */
export function nextInRow(
  { key, currentTarget, altKey, ctrlKey, metaKey }: ListKey,
  at: number,
  count: number,
): number | undefined {
  if (at < 0 || altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = arrowStep(key, isRightToLeft(currentTarget));
  return step ? (at + step + count) % count : undefined;
}
