/**
 * Returns a number of the host, or `fallback` for anything else, such as NaN.
 *
 * @example finite(Number.NaN, 6) // 6
 */
export const finite = <Fallback>(
  value: number | undefined,
  fallback: Fallback,
): number | Fallback => (Number.isFinite(value) ? (value as number) : fallback);
