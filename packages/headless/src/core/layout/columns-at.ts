import { isProduction } from '../shared/is-production.ts';

/** Columns of a grid, or least container widths in px and the columns from there on. */
export type Columns = number | Readonly<Record<number, number>>;

const isCount = (columns: number): boolean => Number.isInteger(columns) && columns >= 1;

/**
 * How many columns a grid has in a container; 1 below the least width that is named.
 *
 * @param width px.
 * @throws {RangeError} in development, when the columns are no whole number from 1 on; 1 in production.
 * @example columnsAt({ 0: 2, 600: 3, 900: 4 }, 700) // 3
 */
export function columnsAt(columns: Columns, width: number): number {
  const count = typeof columns === 'number' ? columns : columnsFrom(columns, width);
  if (isCount(count)) return count;
  if (isProduction()) return 1;
  throw new RangeError(`Grid: columns has to be a whole number from 1 on, not ${count}`);
}

function columnsFrom(columns: Readonly<Record<number, number>>, width: number): number {
  // The keys of an object that are numbers come in their order.
  const widths = Object.keys(columns).map(Number);
  const from = widths.findLast((least) => least <= width);
  return from === undefined ? 1 : Number(columns[from]);
}
