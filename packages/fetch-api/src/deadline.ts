/** A moment to come. */
export interface Deadline {
  /** When it is, in ms since the epoch, by the clock as it was set at the beginning. */
  readonly at: number;
  /** How long, in ms, it is until then. */
  msLeft(): number;
}

/**
 * A deadline by two clocks, of which the one that has gone further counts: the time of day may be set back, and
 * the other stands still in some browsers while the machine sleeps.
 */
export function deadlineIn(ms: number): Deadline {
  const began = Date.now();
  const beganTicking = performance.now();
  return {
    at: began + ms,
    msLeft: () => ms - Math.max(Date.now() - began, performance.now() - beganTicking),
  };
}
