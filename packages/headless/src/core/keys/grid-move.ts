import { type Direction, neighborOf, pageFrom } from '../layout/neighbor.ts';
import type { GridLayout } from '../layout/window.ts';
import { scrollParentOf } from '../visibility/roots.ts';
import { arrowStep, isRightToLeft, type ListKey } from './arrow-step.ts';

export type ListPattern = 'feed' | 'picker';

export interface GridPlace {
  pattern: ListPattern;
  layout: GridLayout;
  index: number;
  /** Returns the index of the tile that matches the typed name; undefined if none does. */
  findTyped: (key: string) => number | undefined;
}

/** @returns a tile's index, or the focus before or after the grid; undefined if the key does not move. */
export function gridMove(
  event: ListKey,
  place: GridPlace,
): number | 'before' | 'after' | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || metaKey) return;
  if (place.pattern === 'feed' && ctrlKey && /^(?:Home|End)$/.test(key)) {
    return key === 'End' ? 'after' : 'before';
  }
  const target = targetOf(event, place) ?? -1;
  return target >= 0 && target < place.layout.count ? target : undefined;
}

/** May return an index out of range; undefined for other keys. */
function targetOf(
  { key, ctrlKey, currentTarget }: ListKey,
  { pattern, layout, index, findTyped }: GridPlace,
): number | undefined {
  if (pattern === 'feed') {
    if (key === 'PageDown') return index + 1;
    return key === 'PageUp' ? index - 1 : undefined;
  }
  if (key === 'Home') return 0;
  if (key === 'End') return layout.count - 1;
  if (ctrlKey) return;
  if (key === 'PageDown' || key === 'PageUp') {
    const page = scrollParentOf(currentTarget).clientHeight;
    return pageFrom(layout, index, key === 'PageUp' ? -page : page);
  }
  const way = wayOf(key, currentTarget);
  return way ? neighborOf(layout, index, way) : findTyped(key);
}

function wayOf(key: string, grid: Element): Direction | undefined {
  if (key === 'ArrowUp') return 'above';
  if (key === 'ArrowDown') return 'below';
  const step = arrowStep(key, isRightToLeft(grid));
  return step ? (step < 0 ? 'before' : 'after') : undefined;
}
