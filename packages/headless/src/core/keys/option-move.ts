import { arrowStep, isRightToLeft, verticalStep } from './arrow-step.ts';

/**
 * Keys that reach the options of a search field. `vertical`: Up and Down, which wrap. `horizontal`: Down enters the
 * row, Left and Right move along it, Up returns to the field.
 */
export type OptionKeys = 'vertical' | 'horizontal';

interface Options {
  keys: OptionKeys;
  count: number;
  /** Element of the list; its text direction decides which arrow moves forward. */
  list: Element | null;
}

/**
 * Returns the index of the option that a key moves to, or `'field'` if it returns to the field; undefined if it does
 * not move.
 *
 * @param active index of the active option; undefined if the field is active.
 */
export function optionMove(
  key: string,
  active: number | undefined,
  { keys, count, list }: Options,
): number | 'field' | undefined {
  if (count === 0) return;
  if (active === undefined && key === 'ArrowDown') return 0;
  if (keys === 'vertical') {
    const step = verticalStep(key);
    return step ? ((active ?? 0) + step + count) % count : undefined;
  }
  if (active === undefined) return;
  if (key === 'ArrowUp') return 'field';
  const step = arrowStep(key, list !== null && isRightToLeft(list));
  return step ? Math.min(count - 1, Math.max(0, active + step)) : undefined;
}
