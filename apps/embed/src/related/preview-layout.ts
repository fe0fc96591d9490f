import type { RelatedStill } from '../page-data.ts';

/** A length as a sum: so many column widths, and so many px. */
export interface Length {
  /** Column widths. */
  columns: number;
  /** px. */
  pixels: number;
}

/** A tile of a grid whose width nobody knows yet. */
export interface PreviewTile {
  still: RelatedStill;
  /** Index of its column. */
  column: number;
  /** From the top of the grid to the top of the tile. */
  top: Length;
  /** Height by width. */
  ratio: number;
}

export interface PreviewLayout {
  tiles: readonly PreviewTile[];
  /** How far down each column reaches. */
  heights: readonly Length[];
}

/** px; by this width of a column, the default of a 480 px frame, one is told to be the shortest. */
const TYPICAL_COLUMN = 146;

const typicalPixels = ({ columns, pixels }: Length): number => columns * TYPICAL_COLUMN + pixels;

/**
 * Puts each GIF into the column that is the shortest so far, as the grid does it, but in lengths that hold
 * at any width: so the server can lay out what only the browser can measure.
 *
 * @param columns how many there are.
 * @param gutter px between tiles.
 */
export function layOutPreview(
  stills: readonly RelatedStill[],
  columns: number,
  gutter: number,
): PreviewLayout {
  const ends = Array.from({ length: columns }, (): Length => ({ columns: 0, pixels: 0 }));
  const tiles = stills.map((still): PreviewTile => {
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
