/// <reference path="./bricks.d.ts" />
import Bricks, { type BrickElement } from 'bricks.js';

/** Position of a tile in its grid, in px; `left` is measured from the inline start. */
export interface Position {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface MasonryOptions {
  columns: number;
  /** px. */
  columnWidth: number;
  /** px between tiles, horizontally and vertically. */
  gutter: number;
  /** Top offset of each column, in px. @default 0 */
  columnOffsets?: readonly number[] | undefined;
}

/** Append-only grid; placed tiles never move. */
export interface Masonry {
  /** Positions in order of the tiles; their tops never decrease. */
  readonly positions: readonly Position[];
  /** Bottom edge in px of all tiles up to this one; never decreases. */
  readonly reach: readonly number[];
  /** Places tiles of these heights (px) in the shortest columns. The cost does not depend on the size of the grid. */
  append(heights: readonly number[]): void;
}

export function createMasonry({
  columns,
  columnWidth,
  gutter,
  columnOffsets = [],
}: MasonryOptions): Masonry {
  const positions: Position[] = [];
  const reach: number[] = [];
  let bottom = 0;
  let heights: readonly number[] = [];
  let read = 0;
  let placed = 0;
  /** Columns by the `left` that bricks.js sets, and the top of the next tile in each. */
  const lefts: string[] = [];
  const tops: number[] = [];
  const offsets = Array.from({ length: columns }, (_, column) => columnOffsets[column] ?? 0);
  const style = { position: '', top: '', left: '' };
  /**
   * One stub for all DOM nodes, because an object per node is slow. bricks.js first reads the heights in order and then
   * sets position and mark of each node in the same order. It sees each node only once, so no mark is needed.
   */
  const brick: BrickElement = {
    clientWidth: columnWidth,
    get clientHeight() {
      return heights[read++] ?? 0;
    },
    style,
    hasAttribute: () => false,
    setAttribute() {
      const height = heights[placed++] ?? 0;
      // Parsing the lengths would take half of the time.
      const column = lefts.indexOf(style.left);
      if (column < 0) {
        tops.push(offsets[lefts.push(style.left) - 1] ?? 0);
        return;
      }
      const top = tops[column] ?? 0;
      bottom = Math.max(bottom, top + height);
      tops[column] = top + height + gutter;
      positions.push({ top, left: column * (columnWidth + gutter), width: columnWidth, height });
      reach.push(bottom);
    },
  };
  const container = {
    nodeType: 1,
    children: [] as BrickElement[],
    style: { position: '', width: '', height: '' },
  };
  const bricks = Bricks({ container, packed: 'packed', sizes: [{ columns, gutter }] });

  // An invisible brick starts each column. It must be at least 1 px high; otherwise bricks.js places the next one in
  // the same column.
  const least = Math.min(0, ...offsets) - 1;
  const starts = offsets.map((offset) => offset - least);
  return {
    positions,
    reach,
    append(added) {
      const isFirst = lefts.length === 0;
      heights = isFirst ? starts.concat(added) : added;
      read = 0;
      placed = 0;
      // bricks.js visits all children each time, so the container lists only the new ones.
      container.children = Array(heights.length).fill(brick);
      withDocument(isFirst ? bricks.pack : bricks.update);
      container.children = [];
    },
  };
}

/** bricks.js names `document` without using it. On servers it is defined during the call. */
function withDocument(run: () => void): void {
  const isMissing = !('document' in globalThis);
  if (isMissing) Object.assign(globalThis, { document: undefined });
  try {
    run();
  } finally {
    if (isMissing) Reflect.deleteProperty(globalThis, 'document');
  }
}
