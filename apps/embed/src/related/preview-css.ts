import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';

export const PREVIEW_CLASS = 'related';
/** Attribute of the container of the related GIFs, first stills and then a grid. */
export const SHELF = 'data-shelf';

export const tileClass = (index: number): string => `${PREVIEW_CLASS}-${index}`;

/** A length relative to the grid's width: a multiple of the column width plus px. */
interface Length {
  columns: number;
  pixels: number;
}

/** Column width in px at which column heights are compared; that of a 480 px frame. */
const TYPICAL_COLUMN = 146;

const typicalPixels = ({ columns, pixels }: Length): number => columns * TYPICAL_COLUMN + pixels;

const round = (value: number): number => Number(value.toFixed(4));

/**
 * Computes the positions and total height of the related stills with the grid's layout: each goes into the shortest
 * column. The server does not know the column width, so all lengths are relative to it.
 *
 * Generated per page rather than as a component's style, because the server would keep each of those forever.
 *
 * @param ratios aspect ratio of each still.
 */
export function previewCss(ratios: readonly number[]): string {
  const ends = Array.from({ length: RELATED_COLUMNS }, (): Length => ({ columns: 0, pixels: 0 }));
  const rules = ratios.map((ratio, index) => {
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
      `var(--column)*${round(columns)} + ${Math.max(0, pixels - RELATED_GUTTER)}px`,
  );
  return `.${PREVIEW_CLASS}{height:max(${heights.join(',')})}${rules.join('')}`;
}
