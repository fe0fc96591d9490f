/** Values, counters and locks with a time to live, shared by copies of a server. Entries may be dropped early. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, options: KeepOptions): Promise<void>;
  /**
   * Adds one to a counter. Its time to live starts with the first call.
   *
   * @returns the new count.
   */
  increment(key: string, options: KeepOptions): Promise<number>;
  /**
   * Takes a lock. It ends when the returned function is called, or after its time to live.
   *
   * @returns undefined if another copy has the lock.
   */
  lock(key: string, options: KeepOptions): Promise<undefined | (() => Promise<void>)>;
}

export interface KeepOptions {
  /** Time to live in ms: above 0, at most a year. */
  ttl: number;
}

/** One year, in ms. */
const MAX_TTL = 31_536_000_000;

/**
 * Returns the time to live in whole ms, rounded up.
 *
 * @throws {RangeError} when it is invalid.
 */
export function checkTtl(ttl: number): number {
  if (typeof ttl === 'number' && ttl > 0 && ttl <= MAX_TTL) return Math.ceil(ttl);
  throw new RangeError(
    `ttl is ${String(ttl)}, but must be a number of ms above 0 and at most ${MAX_TTL}.`,
  );
}
