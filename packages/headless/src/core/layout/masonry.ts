/// <reference path="./bricks.d.ts" />
import Bricks, { type BrickElement } from 'bricks.js';
import { TYPICAL_COLUMN_WIDTH } from '../constants.ts';
import { finite } from '../shared/finite.ts';

/** Position of a tile in its grid, in px; `left` is measured from the inline start. */
export interface Position {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface PackOptions {
  columns: number;
  /** px between tiles, horizontally and vertically. */
  gutter: number;
  /** Top offset of each column, in px. @default 0 */
  columnOffsets?: readonly number[] | undefined;
}

export interface MasonryOptions extends PackOptions {
  /** px. */
  columnWidth: number;
}

/** Append-only grid; placed tiles never move. */
interface Masonry {
  /** Positions in order of the tiles; the tops of a column never decrease. */
  readonly positions: readonly Position[];
  /** Bottom edge in px of all tiles up to this one; never decreases. */
  readonly reach: readonly number[];
  /**
   * Places tiles of these heights, in column widths, in the shortest columns. The cost does not depend on the size of
   * the grid.
   */
  append(heights: readonly number[]): void;
}

/** Placement of a tile, from which its position follows at any width of the columns. */
export interface Placement {
  readonly column: number;
  /** Top and bottom edge in column widths, without the gaps. */
  readonly start: number;
  readonly end: number;
  /** Offset of its column and gutters above it, in px. */
  readonly gaps: number;
}

/** Rounds to four decimals, the precision of relative heights and their sums. */
export const toFourDecimals = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Creates an append-only grid of columns of a width in px. */
export function createMasonry({ columnWidth, ...options }: MasonryOptions): Masonry {
  const positions: Position[] = [];
  const reach: number[] = [];
  let bottom = 0;
  const append = createPacker(options, ({ column, start, end, gaps }) => {
    // Rounds edges, not heights: then errors do not add up, and gutters stay equal.
    // 0 in place of -0.
    const top = Math.round(start * columnWidth + gaps) + 0;
    const height = Math.max(1, Math.round(end * columnWidth + gaps) - top);
    const left = column * (columnWidth + options.gutter);
    positions.push({ top, left, width: columnWidth, height });
    bottom = Math.max(bottom, top + height);
    reach.push(bottom);
  });
  return { positions, reach, append };
}

/**
 * Returns a function that places tiles of the given heights, in column widths, in the columns that would be shortest at
 * a typical width.
 */
export function createPacker(
  { columns, gutter, columnOffsets = [] }: PackOptions,
  onPlaced: (placement: Placement) => void,
): (heights: readonly number[]) => void {
  let heights: readonly number[] = [];
  let sizes: readonly number[] = [];
  let read = 0;
  let placed = 0;
  const offsets = Array.from({ length: columns }, (_, column) => finite(columnOffsets[column], 0));
  const ends = offsets.map(() => 0);
  const gaps = offsets.slice();
  const style = { position: '', top: '', left: '' };
  /**
   * One stub for all DOM nodes, because an object per node is slow. bricks.js first reads the heights in order and then
   * sets position and mark of each node in the same order. It sees each node only once, so no mark is needed.
   */
  const brick: BrickElement = {
    // Without a gutter in bricks.js, `left` is then the number of the column, which is fast to parse.
    clientWidth: 1,
    get clientHeight() {
      return sizes[read++] ?? 0;
    },
    style,
    hasAttribute: () => false,
    setAttribute() {
      const height = heights[placed++];
      if (height === undefined) return;
      const column = Number.parseInt(style.left, 10);
      const start = ends[column] ?? 0;
      const end = toFourDecimals(start + height);
      const gap = gaps[column] ?? 0;
      ends[column] = end;
      gaps[column] = gap + gutter;
      onPlaced({ column, start, end, gaps: gap });
    },
  };
  const container = {
    nodeType: 1,
    children: [] as BrickElement[],
    style: { position: '', width: '', height: '' },
  };
  const bricks = Bricks({ container, packed: 'packed', sizes: [{ columns, gutter: 0 }] });
  function place(px: readonly number[], run: () => void): void {
    sizes = px;
    read = 0;
    placed = 0;
    // bricks.js visits all children each time, so the container lists only the new ones.
    container.children = Array(px.length).fill(brick);
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
  return (added) => {
    heights = added;
    place(
      added.map((height) => Math.round(height * TYPICAL_COLUMN_WIDTH) + gutter),
      bricks.update,
    );
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
