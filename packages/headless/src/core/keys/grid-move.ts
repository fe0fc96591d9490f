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
  position: GridPosition,
): number | 'before' | 'after' | undefined {
  if (command === 'before' || command === 'after') return command;
  const target = targetOf(command, position) ?? -1;
  return target >= 0 && target < position.layout.count ? target : undefined;
}

/** May return an index out of range. */
function targetOf(
  command: Exclude<GridCommand, 'before' | 'after'>,
  { grid, layout, index, findTyped }: GridPosition,
): number | undefined {
  switch (command) {
    case 'previous':
      return index - 1;
    case 'next':
      return index + 1;
    case 'first':
      return 0;
    case 'last':
      return layout.count - 1;
    case 'pageUp':
      return pageFrom(layout, index, -scrollParentOf(grid).clientHeight);
    case 'pageDown':
      return pageFrom(layout, index, scrollParentOf(grid).clientHeight);
    case 'above':
    case 'below':
      return neighborOf(layout, index, command);
    case 'left':
      return neighborOf(layout, index, isRightToLeft(grid) ? 'after' : 'before');
    case 'right':
      return neighborOf(layout, index, isRightToLeft(grid) ? 'before' : 'after');
    case 'type':
      return findTyped();
    case 'controls':
      return undefined;
  }
}
