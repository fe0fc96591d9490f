/** ms of a year. */
const MAX_TTL = 31_536_000_000;

/**
 * The time to live in whole ms, rounded up.
 *
 * @throws {RangeError} when it is none.
 */
export function checkTtl(ttl: number): number {
  if (typeof ttl === 'number' && ttl > 0 && ttl <= MAX_TTL) return Math.ceil(ttl);
  throw new RangeError(
    `ttl is ${String(ttl)}, but has to be a number of ms above 0 and at most ${MAX_TTL}.`,
  );
}
