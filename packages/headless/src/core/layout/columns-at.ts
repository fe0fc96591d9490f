import { isProduction } from '../shared/is-production.ts';

/** Number of columns, or a map from minimum container widths (px) to numbers of columns. */
export type Columns = number | Readonly<Record<number, number>>;

/** The layout of more columns could block the page for minutes. */
const MAX_COLUMNS = 1000;

function checkedCount(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= MAX_COLUMNS) return count;
  if (isProduction()) return 1;
  throw new RangeError(
    `Grid: columns must be a positive integer, not ${count} (at most ${MAX_COLUMNS})`,
  );
}

/** Number of columns from a minimum container width in px. */
interface ColumnStep {
  readonly from: number;
  readonly count: number;
}

/**
 * Returns the numbers of columns by container width, from 0 px and ascending; 1 below the smallest minimum width.
 *
 * @throws {RangeError} in development, if `columns` is not an integer from 1 to 1000; in production it is then 1.
 * @example columnSteps({ 600: 3 }) // [{ from: 0, count: 1 }, { from: 600, count: 3 }]
 */
export function columnSteps(columns: Columns): readonly ColumnStep[] {
  if (typeof columns === 'number') return [{ from: 0, count: checkedCount(columns) }];
  // Objects list integer keys in ascending order.
  const steps = Object.entries(columns).map(([from, count]) => ({
    from: Number(from),
    count: checkedCount(Number(count)),
  }));
  return steps[0]?.from === 0 ? steps : [{ from: 0, count: 1 }, ...steps];
}

/**
 * Returns the number of columns for a container width in px.
 *
 * @throws {RangeError} as {@link columnSteps}.
 * @example columnsAt({ 0: 2, 600: 3, 900: 4 }, 700) // 3
 */
export const columnsAt = (columns: Columns, width: number): number =>
  columnSteps(columns).findLast(({ from }) => from <= width)?.count ?? 1;
