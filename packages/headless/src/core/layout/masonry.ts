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
  const container = {
    nodeType: 1,
    children: [] as BrickElement[],
    style: { position: '', width: '', height: '' },
  };
  const bricks = Bricks({ container, packed: 'packed', sizes: [{ columns, gutter }] });

  /** bricks.js visits all children each time, so the container lists only the new ones. */
  function place(heights: readonly number[], onPlaced: OnPlaced, pack: () => void): void {
    container.children = Array(heights.length).fill(brickOf(columnWidth, heights, onPlaced));
    withDocument(pack);
    container.children = [];
  }

  // An invisible brick starts each column. It must be at least 1 px high; otherwise bricks.js places the next one in
  // the same column. `shift` removes that px and the gutter.
  const offsets = Array.from({ length: columns }, (_, column) => columnOffsets[column] ?? 0);
  const shift = 1 + gutter - Math.min(0, ...offsets);
  const first = offsets.map((offset) => offset + shift - gutter);
  place(first, () => {}, bricks.pack);

  let bottom = 0;
  const add: OnPlaced = (y, left, height) => {
    const top = y - shift;
    positions.push({ top, left, width: columnWidth, height });
    bottom = Math.max(bottom, top + height);
    reach.push(bottom);
  };
  return {
    positions,
    reach,
    append: (heights) => place(heights, add, bricks.update),
  };
}

/** px. */
type OnPlaced = (top: number, left: number, height: number) => void;

/**
 * One stub for all new DOM nodes, because an object per node is slow. bricks.js first reads the heights in order and
 * then sets the positions in the same order. It sees each node only once, so no mark is needed.
 */
function brickOf(
  clientWidth: number,
  heights: readonly number[],
  onPlaced: OnPlaced,
): BrickElement {
  let read = 0;
  let placed = 0;
  let top = 0;
  return {
    clientWidth,
    get clientHeight() {
      return heights[read++] ?? 0;
    },
    style: {
      position: '',
      set top(px: string) {
        top = Number.parseFloat(px);
      },
      set left(px: string) {
        onPlaced(top, Number.parseFloat(px), heights[placed++] ?? 0);
      },
    },
    hasAttribute: () => false,
    setAttribute: () => {},
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
