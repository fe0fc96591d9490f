import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';

/** Variable with the width of a column: see related.css. */
export const COLUMN = '--column';

export const PREVIEW_CLASS = 'related';
/** Attribute of the element that has the related GIFs in it, first as stills and then as a grid. */
export const SHELF = 'data-shelf';

export const tileClass = (index: number): string => `${PREVIEW_CLASS}-${index}`;

/** A length that holds at any width of the grid: so many column widths, and so many px. */
interface Length {
  columns: number;
  pixels: number;
}

/** px; the columns are compared at this width, which they have in a frame of 480 px. */
const TYPICAL_COLUMN = 146;

const typicalPixels = ({ columns, pixels }: Length): number => columns * TYPICAL_COLUMN + pixels;

const round = (value: number): number => Number(value.toFixed(4));

/**
 * Where each related still stands, and how high they are together: each is in the column that is the shortest so
 * far, as in the grid. The server cannot measure a column, so it says all of it by the width of one.
 *
 * This differs from page to page, so it is no style of a component: a server would keep each of them for ever.
 *
 * @param stills width by height of each.
 */
export function previewCss(stills: readonly { ratio: number }[]): string {
  const ends = Array.from({ length: RELATED_COLUMNS }, (): Length => ({ columns: 0, pixels: 0 }));
  const rules = stills.map(({ ratio }, index) => {
    const lengths = ends.map(typicalPixels);
    const column = lengths.indexOf(Math.min(...lengths));
    const { columns, pixels } = ends[column] ?? { columns: 0, pixels: 0 };
    ends[column] = { columns: columns + 1 / ratio, pixels: pixels + RELATED_GUTTER };
    const place = [
      `--high:${round(1 / ratio)}`,
      column > 0 && `--x:${column}`,
      pixels > 0 && `--y:${round(columns)};--gaps:${pixels}px`,
    ];
    return `.${tileClass(index)}{${place.filter(Boolean).join(';')}}`;
  });
  const heights = ends.map(
    ({ columns, pixels }) =>
      `var(${COLUMN})*${round(columns)} + ${Math.max(0, pixels - RELATED_GUTTER)}px`,
  );
  return `.${PREVIEW_CLASS}{height:max(${heights.join(',')})}${rules.join('')}`;
}
