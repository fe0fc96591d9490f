import type { KeyboardEvent } from 'react';

/**
 * The index that an arrow key, Home or End moves to, in a row with a single tab stop.
 *
 * @returns undefined for all other keys.
 */
export function nextInRow(
  { key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent,
  at: number,
  count: number,
): number | undefined {
  if (at < 0 || altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  const [before, after] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === before) return (at - 1 + count) % count;
  return key === after ? (at + 1) % count : undefined;
}
