import { RELATED_COLUMNS, RELATED_GUTTER } from '../constants.ts';
import { type Length, layOutPreview, type PreviewStill } from './preview-layout.ts';

/** Variable with the width of a column: see related.css. */
export const COLUMN = '--column';

export const PREVIEW_CLASS = 'related';
/** Attribute of the element that has the related GIFs in it, first as stills and then as a grid. */
export const SHELF = 'data-shelf';

export const tileClass = (index: number): string => `${PREVIEW_CLASS}-${index}`;

const round = (value: number): number => Number(value.toFixed(4));

const toCss = ({ columns, pixels }: Length): string =>
  `var(${COLUMN})*${round(columns)} + ${pixels}px`;

/**
 * Where each related still stands, and how high they are together. This differs from page to page, so it is no
 * style of a component: a server would keep each of them for ever.
 */
export function previewCss(stills: readonly PreviewStill[]): string {
  const { tiles, heights } = layOutPreview(stills, RELATED_COLUMNS, RELATED_GUTTER);
  const rules = tiles.map(
    ({ column, top, ratio }, index) =>
      `${[
        `.${tileClass(index)}{--high:${round(ratio)}`,
        column > 0 && `--x:${column}`,
        top.pixels > 0 && `--y:${round(top.columns)};--gaps:${top.pixels}px`,
      ]
        .filter(Boolean)
        .join(';')}}`,
  );
  return `.${PREVIEW_CLASS}{height:max(${heights.map(toCss).join(',')})}${rules.join('')}`;
}
