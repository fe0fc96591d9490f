import { isProduction } from '../shared/is-production.ts';

/** Number of columns, or a map from minimum container widths (px) to numbers of columns. */
export type Columns = number | Readonly<Record<number, number>>;

/** The layout of more columns could block the page for minutes. */
const MAX_COLUMNS = 1000;

const isCount = (columns: number): boolean =>
  Number.isInteger(columns) && columns >= 1 && columns <= MAX_COLUMNS;

/**
 * Returns the number of columns for a container width; 1 below the smallest minimum width.
 *
 * @param width px.
 * @throws {RangeError} in development, if `columns` is not an integer from 1 to 1000; in production it is then 1.
 * @example columnsAt({ 0: 2, 600: 3, 900: 4 }, 700) // 3
 */
export function columnsAt(columns: Columns, width: number): number {
  const count = typeof columns === 'number' ? columns : columnsFrom(columns, width);
  if (isCount(count)) return count;
  if (isProduction()) return 1;
  throw new RangeError(
    `Grid: columns must be a positive integer, not ${count} (at most ${MAX_COLUMNS})`,
  );
}

function columnsFrom(columns: Readonly<Record<number, number>>, width: number): number {
  // Objects list integer keys in ascending order.
  const widths = Object.keys(columns).map(Number);
  const from = widths.findLast((least) => least <= width);
  return from === undefined ? 1 : Number(columns[from]);
}
