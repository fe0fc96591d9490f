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
  const offsets = Array.from({ length: columns }, (_, column) => columnOffsets[column] ?? 0);
  /** Top of the next tile in each column. */
  let tops: number[] = [];
  const style = { position: '', top: '', left: '' };
  /**
   * One stub for all DOM nodes, because an object per node is slow. bricks.js first reads the heights in order and then
   * sets position and mark of each node in the same order. It sees each node only once, so no mark is needed.
   */
  const brick: BrickElement = {
    // Without a gutter in bricks.js, `left` is then the number of the column, which is fast to parse.
    clientWidth: 1,
    get clientHeight() {
      return (heights[read++] ?? 0) + gutter;
    },
    style,
    hasAttribute: () => false,
    setAttribute() {
      const column = Number.parseInt(style.left, 10);
      const top = tops[column] ?? 0;
      const height = heights[placed++] ?? 0;
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
  const bricks = Bricks({ container, packed: 'packed', sizes: [{ columns, gutter: 0 }] });
  function place(added: readonly number[], run: () => void): void {
    heights = added;
    read = 0;
    placed = 0;
    // bricks.js visits all children each time, so the container lists only the new ones.
    container.children = Array(added.length).fill(brick);
    withDocument(run);
    container.children = [];
  }

  // An invisible brick starts each column. It must be at least 1 px high; otherwise bricks.js places the next one in
  // the same column.
  const least = Math.min(0, ...offsets) - 1;
  place(
    offsets.map((offset) => offset - least),
    bricks.pack,
  );
  tops = offsets;
  positions.length = 0;
  reach.length = 0;
  bottom = 0;
  return { positions, reach, append: (added) => place(added, bricks.update) };
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
