/** A picture that is laid out. */
export interface PreviewStill {
  /** Width by height. */
  ratio: number;
}

/** A length as a sum: so many column widths, and so many px. */
export interface Length {
  /** Column widths. */
  columns: number;
  /** px. */
  pixels: number;
}

/** A tile of a grid whose width nobody knows yet. */
export interface PreviewTile<Still = PreviewStill> {
  still: Still;
  /** Index of its column. */
  column: number;
  /** From the top of the grid to the top of the tile. */
  top: Length;
  /** Height by width. */
  ratio: number;
}

export interface PreviewLayout<Still> {
  tiles: readonly PreviewTile<Still>[];
  /** How far down each column reaches. */
  heights: readonly Length[];
}

/** px; the columns are compared at this width, which they have in a frame of 480 px. */
const TYPICAL_COLUMN = 146;

const typicalPixels = ({ columns, pixels }: Length): number => columns * TYPICAL_COLUMN + pixels;

/**
 * Puts each GIF into the column that is the shortest so far, as the grid does it, but in lengths that hold
 * at any width: so the server can lay out what only the browser can measure.
 *
 * @param columns how many there are.
 * @param gutter px between tiles.
 */
export function layOutPreview<Still extends PreviewStill>(
  stills: readonly Still[],
  columns: number,
  gutter: number,
): PreviewLayout<Still> {
  const ends = Array.from({ length: columns }, (): Length => ({ columns: 0, pixels: 0 }));
  const tiles = stills.map((still): PreviewTile<Still> => {
    const lengths = ends.map(typicalPixels);
    const column = lengths.indexOf(Math.min(...lengths));
    const top = ends[column] ?? { columns: 0, pixels: 0 };
    const ratio = 1 / still.ratio;
    ends[column] = { columns: top.columns + ratio, pixels: top.pixels + gutter };
    return { still, column, top, ratio };
  });
  const heights = ends.map(({ columns, pixels }) => ({
    columns,
    pixels: Math.max(0, pixels - gutter),
  }));
  return { tiles, heights };
}
