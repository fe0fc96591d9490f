import { getGifWidth, type IGif } from '@gifkit/model';
import { isContinuation } from './common-ends.ts';
import type { Position } from './masonry.ts';
import { firstIndex, type PixelRange } from './range.ts';

export interface RowOptions {
  /** px; height of every tile. */
  height: number;
  /** px; width of every tile. Default: from the ratio of each GIF. */
  width?: number | undefined;
  /** px between tiles. */
  gutter: number;
}

/** Layout of a row. Immutable when tiles are added. */
export interface RowLayout {
  /** px; `left` is measured from the inline start. */
  readonly positions: readonly Position[];
  readonly count: number;
  /** px. */
  readonly width: number;
}

const endOf = (tile: Position | undefined): number => (tile ? tile.left + tile.width : 0);

/** Creates a layout function for successive lists. A list that continues the last one costs only its new GIFs. */
export function createRowLayout({
  height,
  width,
  gutter,
}: RowOptions): (gifs: readonly IGif[]) => RowLayout {
  let placed: readonly IGif[] = [];
  let positions: Position[] = [];
  return (gifs) => {
    if (!isContinuation(gifs, placed)) positions = [];
    for (const gif of gifs.slice(positions.length)) {
      const left = positions.length > 0 ? endOf(positions.at(-1)) + gutter : 0;
      const ownWidth = width ?? (getGifWidth(gif, height) || height);
      positions.push({ top: 0, left, width: ownWidth, height });
    }
    placed = gifs;
    return { positions, count: gifs.length, width: endOf(positions[gifs.length - 1]) };
  };
}

/** Returns the indices of tiles that overlap a range, in order. Costs O(log n + tiles found). */
export function indicesAlong({ positions, count }: RowLayout, { from, to }: PixelRange): number[] {
  const indices: number[] = [];
  const first = firstIndex(count, (at) => endOf(positions[at]) > from);
  for (let index = first; index < count; index += 1) {
    if ((positions[index]?.left ?? 0) >= to) break;
    indices.push(index);
  }
  return indices;
}
