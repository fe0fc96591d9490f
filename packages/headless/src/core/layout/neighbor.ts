import { type GridLayout, indicesWithin } from './window.ts';

/** Direction from a tile; `before` and `after` follow the reading direction. */
type Direction = 'before' | 'after' | 'above' | 'below';

export function neighborOf(
  layout: GridLayout,
  index: number,
  direction: Direction,
): number | undefined {
  const step = direction === 'above' || direction === 'before' ? -1 : 1;
  const isVertical = direction === 'above' || direction === 'below';
  return (isVertical ? inColumn : inNextColumn)(layout, index, step);
}

/** Returns the farthest tile of the column within a page (px, negative upward), or the next one. */
export function pageFrom(layout: GridLayout, index: number, page: number): number | undefined {
  const step = page < 0 ? -1 : 1;
  const top = layout.positions[index]?.top ?? 0;
  let farthest = inColumn(layout, index, step);
  let next = farthest;
  while (
    next !== undefined &&
    Math.abs((layout.positions[next]?.top ?? 0) - top) <= Math.abs(page)
  ) {
    farthest = next;
    next = inColumn(layout, next, step);
  }
  return farthest;
}

/** Columns grow together, so the next tile of one is a few steps away. */
function inColumn({ positions, count }: GridLayout, index: number, step: 1 | -1) {
  const left = positions[index]?.left;
  for (let other = index + step; other >= 0 && other < count; other += step) {
    if (positions[other]?.left === left) return other;
  }
}

function inNextColumn(layout: GridLayout, index: number, side: 1 | -1): number | undefined {
  const own = layout.positions[index];
  if (!own) return;
  const middle = own.top + own.height / 2;
  const beside = indicesWithin(layout, { from: own.top, to: own.top + own.height });
  let nearest: number | undefined;
  let least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  for (const other of beside) {
    const position = layout.positions[other];
    const across = position ? (position.left - own.left) * side : 0;
    if (!position || across <= 0) continue;
    const along = Math.abs(position.top + position.height / 2 - middle);
    if (across < least[0] || (across === least[0] && along < least[1])) {
      nearest = other;
      least = [across, along];
    }
  }
  return nearest;
}
