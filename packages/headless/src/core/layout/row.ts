import { getGifWidth, type IGif } from '@gifkit/model';
import { isContinuation } from './is-continuation.ts';
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
  /** px from the side on which a line of text begins to the beginning of each tile. */
  readonly starts: readonly number[];
  /** px to the end of each tile. */
  readonly ends: readonly number[];
  readonly count: number;
  /** px. */
  readonly width: number;
}

/** Lays out lists of GIFs one after the other. A list that goes on where the last one ended costs only what is new. */
export function createRowLayout({
  height,
  width,
  gutter,
}: RowOptions): (gifs: readonly IGif[]) => RowLayout {
  let placed: readonly IGif[] = [];
  let starts: number[] = [];
  let ends: number[] = [];
  return (gifs) => {
    if (!isContinuation(gifs, placed)) {
      starts = [];
      ends = [];
    }
    for (const gif of gifs.slice(ends.length)) {
      const start = ends.length > 0 ? (ends.at(-1) ?? 0) + gutter : 0;
      starts.push(start);
      ends.push(start + (width ?? (getGifWidth(gif, height) || height)));
    }
    placed = gifs;
    return { starts, ends, count: gifs.length, width: ends[gifs.length - 1] ?? 0 };
  };
}

/** Indices of the tiles that overlap a range of a row, in order. Costs O(log n + tiles found). */
export function indicesAlong(
  { starts, ends, count }: RowLayout,
  { from, to }: PixelRange,
): number[] {
  const indices: number[] = [];
  for (let index = firstIndex(count, (at) => (ends[at] ?? 0) > from); index < count; index += 1) {
    if ((starts[index] ?? 0) >= to) break;
    indices.push(index);
  }
  return indices;
}
