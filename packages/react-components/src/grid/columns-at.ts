/** Columns of a grid, or least container widths in px and the columns from there on. */
export type Columns = number | Readonly<Record<number, number>>;

/**
 * How many columns a grid has in a container; 1 below the least width that is named.
 *
 * @param width px.
 * @example columnsAt({ 0: 2, 600: 3, 900: 4 }, 700) // 3
 */
export function columnsAt(columns: Columns, width: number): number {
  if (typeof columns === 'number') return columns;
  // The keys of an object that are numbers come in their order.
  const widths = Object.keys(columns).map(Number);
  const from = widths.findLast((least) => least <= width);
  return (from !== undefined && columns[from]) || 1;
}
