import { getGifWidth, type IGif } from '@gifkit/model';
import { isContinuation } from './grid-layout.ts';
import type { Position } from './masonry.ts';
import { firstIndex, type PixelRange } from './range.ts';

export interface RowOptions {
  /** px; of every tile. */
  height: number;
  /** px; of every tile. @default by the ratio of each GIF */
  width?: number | undefined;
  /** px between tiles. */
  gutter: number;
}

/** Tiles side by side. Does not change when more tiles are added to the row. */
export interface RowLayout {
  /** px; `left` is from the side on which a line of text begins. */
  readonly positions: readonly Position[];
  readonly count: number;
  /** px. */
  readonly width: number;
}

const endOf = (tile: Position | undefined): number => (tile ? tile.left + tile.width : 0);

/** Lays out lists of GIFs one after the other. A list that goes on where the last one ended costs only what is new. */
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

/** Indices of the tiles that overlap a range of a row, in order. Costs O(log n + tiles found). */
export function indicesAlong({ positions, count }: RowLayout, { from, to }: PixelRange): number[] {
  const indices: number[] = [];
  const first = firstIndex(count, (at) => endOf(positions[at]) > from);
  for (let index = first; index < count; index += 1) {
    if ((positions[index]?.left ?? 0) >= to) break;
    indices.push(index);
  }
  return indices;
}
