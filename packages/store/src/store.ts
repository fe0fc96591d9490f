/**
 * What several copies of a server share: values, counters and locks, each for its own time. Whatever keeps this
 * contract will do; what is kept may be gone earlier than it was asked for.
 */
export interface Store {
  /** The value of a key, as long as it is kept. */
  get(key: string): Promise<string | undefined>;
  /** Keeps a value, in place of the one before. */
  set(key: string, value: string, options: KeepOptions): Promise<void>;
  /**
   * Counts one more. The time begins with the first one, and the counter is gone when it is over.
   *
   * @returns how many it are now, this one included.
   */
  increment(key: string, options: KeepOptions): Promise<number>;
  /**
   * Takes a lock. It is given back by calling what this returns, and else when its time is over.
   *
   * @returns undefined when somebody else has it.
   */
  lock(key: string, options: KeepOptions): Promise<undefined | (() => Promise<void>)>;
}

export interface KeepOptions {
  /** For how long, in ms: more than 0, and a year at the most. */
  ttl: number;
}

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
