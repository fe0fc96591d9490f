import type { createMasonry, Position } from './masonry.ts';
import { firstIndex, type PixelRange } from './range.ts';

/** Layout of the first `count` tiles of a grid. Immutable when tiles are added. */
export interface GridLayout extends Pick<ReturnType<typeof createMasonry>, 'positions' | 'reach'> {
  readonly count: number;
  readonly columns: number;
  /** px. */
  readonly height: number;
}

export const overlaps = ({ top, height }: Position, range: PixelRange): boolean =>
  top < range.to && top + height > range.from;

/** Returns the indices of tiles that overlap a range, in order. Costs O(log n + tiles found). */
export function indicesWithin(
  { positions, reach, count, columns }: GridLayout,
  range: PixelRange,
): number[] {
  const first = firstIndex(count, (index) => (reach[index] ?? 0) > range.from);
  const indices: number[] = [];
  /** Columns that have left the range, by the `left` of their tiles. */
  const passed = new Set<number>();
  for (let index = first; index < count && passed.size < columns; index += 1) {
    const position = positions[index];
    if (!position) break;
    if (position.top >= range.to) passed.add(position.left);
    else if (overlaps(position, range)) indices.push(index);
  }
  return indices;
}
