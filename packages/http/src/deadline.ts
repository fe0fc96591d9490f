/** A running time limit. */
export interface Deadline {
  /** End of the time limit, in ms since the epoch, by the clock as it was set at the start. */
  readonly at: number;
  /** Remaining time in ms. */
  msLeft(): number;
}

/**
 * Starts a time limit. It uses two clocks and trusts the one that advanced further: the time of day can be set
 * back, and `performance.now()` stops in some browsers while the machine sleeps.
 */
export function deadlineIn(ms: number): Deadline {
  const began = Date.now();
  const beganTicking = performance.now();
  return {
    at: began + ms,
    msLeft: () => ms - Math.max(Date.now() - began, performance.now() - beganTicking),
  };
}
