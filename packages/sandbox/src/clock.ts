/**
 * The time of the service. It decides when scheduled items begin to trend, which stories are published, and
 * when a limit of requests ends. When it is set, it runs on from there.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Sets the time: a date, milliseconds since 1970, or a text that `Date` reads.
   *
   * @throws {TypeError} when that is no time
   */
  set(time: Date | number | string): void;
  /**
   * Moves the time on, or back by a negative number of milliseconds.
   *
   * @throws {TypeError} when that is no number, or the result is outside of the range of `Date`
   */
  advance(ms: number): void;
  /** Uses the machine’s clock again. */
  reset(): void;
}

/** The greatest distance of a `Date` from 1970, in ms. */
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
