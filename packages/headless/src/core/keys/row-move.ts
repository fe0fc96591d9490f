import {
  arrowStep,
  hasModifier,
  isRightToLeft,
  type PressedKey,
  verticalStep,
} from './arrow-step.ts';

interface RowKey extends PressedKey {
  /** Container of the items; its text direction decides which arrow goes forward. */
  readonly currentTarget: Element;
}

interface RowKeys {
  /** Moves from the last item to the first, and back. @default false */
  wraps?: boolean;
  /** Moves by Up and Down, as in a menu. @default false */
  isVertical?: boolean;
}

/** Returns the index that a key moves to in a row; undefined if it does not move. */
export function rowMove(
  event: RowKey,
  at: number,
  count: number,
  { wraps = false, isVertical = false }: RowKeys = {},
): number | undefined {
  const { key, currentTarget } = event;
  if (hasModifier(event)) return;
  const step = isVertical ? verticalStep(key) : arrowStep(key, isRightToLeft(currentTarget));
  const next = wraps ? (at + step + count) % count : at + step;
  const ends: Partial<Record<string, number>> = { Home: 0, End: count - 1 };
  const index = ends[key] ?? (step ? next : -1);
  return index >= 0 && index < count ? index : undefined;
}
