import { neighborOf, pageFrom } from '../layout/neighbor.ts';
import type { GridLayout } from '../layout/window.ts';
import { scrollParentOf } from '../visibility/roots.ts';
import { isRightToLeft } from './arrow-step.ts';
import type { GridCommand } from './grid-command.ts';

interface GridPosition {
  /** Container of the tiles. */
  grid: Element;
  layout: GridLayout;
  /** Index of the focused tile. */
  index: number;
  /** Returns the index of the tile that matches the typed name; undefined if none does. */
  findTyped: () => number | undefined;
}

/** @returns a tile's index, or the focus before or after the grid; undefined if the focus stays. */
export function gridMove(
  command: GridCommand,
  { grid, layout, index, findTyped }: GridPosition,
): number | 'before' | 'after' | undefined {
  if (command === 'before' || command === 'after') return command;
  const page = (direction: 1 | -1) =>
    pageFrom(layout, index, direction * scrollParentOf(grid).clientHeight);
  const beside = (isForward: boolean) =>
    neighborOf(layout, index, isForward === isRightToLeft(grid) ? 'before' : 'after');
  /** Indices may be out of range. */
  const targets: Record<typeof command, () => number | undefined> = {
    previous: () => index - 1,
    next: () => index + 1,
    first: () => 0,
    last: () => layout.count - 1,
    pageUp: () => page(-1),
    pageDown: () => page(1),
    above: () => neighborOf(layout, index, 'above'),
    below: () => neighborOf(layout, index, 'below'),
    left: () => beside(false),
    right: () => beside(true),
    type: findTyped,
    controls: () => undefined,
  };
  const target = targets[command]() ?? -1;
  return target >= 0 && target < layout.count ? target : undefined;
}
