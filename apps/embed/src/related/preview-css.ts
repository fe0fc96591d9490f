import { createGridLayout } from '@gifkit/headless/core';
import { getAspectRatio, type IGif } from '@gifkit/model';
import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';

export const PREVIEW_CLASS = 'related';
/** Attribute of the container of the related GIFs, first stills and then a grid. */
export const SHELF = 'data-shelf';

export const tileClass = (index: number): string => `tile-${index}`;

/** A length relative to the grid's width: a multiple of the column width plus px. */
interface Length {
  columns: number;
  pixels: number;
}

/** px; the grid distributes GIFs over columns in the same way at any width. */
const TYPICAL_COLUMN = 200;

const LAYOUT = {
  columns: RELATED_COLUMNS,
  columnWidth: TYPICAL_COLUMN,
  gutter: RELATED_GUTTER,
};

const round = (value: number): number => Number(value.toFixed(4));

/**
 * Computes the positions and total height of the related stills: each is in the same column as in the grid. The server
 * does not know the column width, so all lengths are relative to it.
 *
 * Generated per page rather than as a component's style, because the server would keep each of those forever.
 */
export function previewCss(gifs: readonly IGif[]): string {
  const { positions } = createGridLayout(LAYOUT)(gifs);
  const ends = Array.from({ length: RELATED_COLUMNS }, (): Length => ({ columns: 0, pixels: 0 }));
  const rules = gifs.map((gif, index) => {
    const high = 1 / (getAspectRatio(gif) || 1);
    const left = positions[index]?.left ?? 0;
    const column = left / (TYPICAL_COLUMN + RELATED_GUTTER);
    const { columns, pixels } = ends[column] ?? { columns: 0, pixels: 0 };
    ends[column] = { columns: columns + high, pixels: pixels + RELATED_GUTTER };
    const declarations = [
      `--high:${round(high)}`,
      column > 0 && `--x:${column}`,
      pixels > 0 && `--y:${round(columns)};--gaps:${pixels}px`,
    ];
    return `.${tileClass(index)}{${declarations.filter(Boolean).join(';')}}`;
  });
  const heights = ends.map(
    ({ columns, pixels }) =>
      `var(--column)*${round(columns)} + ${Math.max(0, pixels - RELATED_GUTTER)}px`,
  );
  return `.${PREVIEW_CLASS}{height:max(${heights.join(',')})}${rules.join('')}`;
}
