/// <reference path="./bricks.d.ts" />
import Bricks, { type BrickElement } from 'bricks.js';

/** Where a tile stands in its grid, in px; `left` counts from the side on which a line of text begins. */
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
  /** px between tiles, both ways. */
  gutter: number;
  /** px by which each column begins lower; missing ones begin at the top. */
  columnOffsets?: readonly number[] | undefined;
}

/** A grid that grows at its end. Nothing that was placed moves again. */
export interface Masonry {
  /** One for each tile, in the order of the tiles. Their tops never decrease. */
  readonly positions: readonly Position[];
  /** How far down, in px, the tiles up to this one reach. Never decreases either. */
  readonly reach: readonly number[];
  /** Puts tiles of these heights, in px, into the shortest columns. Costs the same at any size of the grid. */
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

  /** bricks.js looks at all children each time, so it is shown only the new ones. */
  function place(heights: readonly number[], onPlaced: OnPlaced, pack: () => void): void {
    container.children = Array(heights.length).fill(brickOf(columnWidth, heights, onPlaced));
    withDocument(pack);
    container.children = [];
  }

  // Every column begins with a brick that nobody sees. All of them are at least a px high, or bricks.js
  // would put the next one into the same column; the shift takes that px, and the gutter, off again.
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
 * Stands in for all new DOM nodes, because one object for each takes time: bricks.js reads the heights in their order,
 * and then sets the places in the same order. It is shown them only once, so they need no mark.
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

/** bricks.js names `document` without using it. Where there is none, it is there for this one call. */
function withDocument(run: () => void): void {
  const isMissing = !('document' in globalThis);
  if (isMissing) Object.assign(globalThis, { document: undefined });
  try {
    run();
  } finally {
    if (isMissing) Reflect.deleteProperty(globalThis, 'document');
  }
}
