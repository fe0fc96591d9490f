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
  function place(heights: readonly number[], pack: () => void): readonly BrickElement[] {
    container.children = heights.map((height) => brickOf(columnWidth, height));
    withDocument(pack);
    const placed = container.children;
    container.children = [];
    return placed;
  }

  // Every column begins with a brick that nobody sees. All of them are at least a px high, or bricks.js
  // would put the next one into the same column; the shift takes that px, and the gutter, off again.
  const offsets = Array.from({ length: columns }, (_, column) => columnOffsets[column] ?? 0);
  const shift = 1 + gutter - Math.min(0, ...offsets);
  place(
    offsets.map((offset) => offset + shift - gutter),
    bricks.pack,
  );

  return {
    positions,
    reach,
    append(heights) {
      for (const brick of place(heights, bricks.update)) {
        const top = Number.parseFloat(brick.style.top) - shift;
        const left = Number.parseFloat(brick.style.left);
        const height = brick.clientHeight;
        positions.push({ top, left, width: columnWidth, height });
        reach.push(Math.max(reach.at(-1) ?? 0, top + height));
      }
    },
  };
}

/** Stands in for a DOM node: only what bricks.js touches. It is shown but once, so it needs no mark. */
const brickOf = (clientWidth: number, clientHeight: number): BrickElement => ({
  clientWidth,
  clientHeight,
  style: { position: '', top: '', left: '' },
  hasAttribute: () => false,
  setAttribute: () => {},
});

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
