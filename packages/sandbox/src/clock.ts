/**
 * Clock of the service. It determines when scheduled items trend, which stories are published, and when rate
 * limits reset. It continues from the time it is set to.
 */
export interface Clock {
  /** Returns the time in ms since 1970. */
  now(): number;
  /**
   * Sets the time: a date, ms since 1970, or a string for `Date`.
   *
   * @throws {TypeError} if the time is invalid
   */
  set(time: Date | number | string): void;
  /**
   * Moves the clock forward, or back if negative.
   *
   * @throws {TypeError} if `ms` is not a number or the result is outside the range of `Date`
   */
  advance(ms: number): void;
  reset(): void;
}

/** Maximum distance of a `Date` from 1970, in ms. */
const MAX_TIME = 8.64e15;

export function createClock(): Clock {
  let offset = 0;
  const moveTo = (time: number): void => {
    if (!(Math.abs(time) <= MAX_TIME)) {
      throw new TypeError('The clock must be set to a time, such as "2030-01-01T12:00:00Z".');
    }
    offset = time - Date.now();
  };
  const now = (): number => Date.now() + offset;
  return {
    now,
    set: (time) => moveTo(new Date(time).getTime()),
    advance(ms) {
      if (!Number.isFinite(ms)) {
        throw new TypeError('The clock must be moved by a number of milliseconds.');
      }
      moveTo(now() + ms);
    },
    reset() {
      offset = 0;
    },
  };
}
