/**
 * Returns a number of the host, or `fallback` for anything else, such as NaN.
 *
 * @example finite(Number.NaN, 6) // 6
 */
export const finite = <Fallback>(
  value: number | undefined,
  fallback: Fallback,
): number | Fallback => (Number.isFinite(value) ? (value as number) : fallback);

const isUsable = (value: unknown): boolean => typeof value !== 'number' || Number.isFinite(value);

/** Returns props without NaN and infinite numbers, so that their defaults apply. */
export const finiteProps = <Props extends object>(props: Props): Props =>
  Object.values(props).every(isUsable)
    ? props
    : (Object.fromEntries(Object.entries(props).filter(([, value]) => isUsable(value))) as Props);
