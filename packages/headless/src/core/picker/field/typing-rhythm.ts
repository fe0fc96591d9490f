/** How a reader types. */
export interface Rhythm {
  /** When the last key was, in ms. */
  readonly at: number;
  /** The latest times between two keys, in ms. */
  readonly gaps: readonly number[];
}

export const AT_REST: Rhythm = { at: Number.NEGATIVE_INFINITY, gaps: [] };

/** ms; after a longer time the reader has stopped to think, and begins anew. */
const REST = 1500;
/** How many gaps tell of the next one. */
const REMEMBERED = 3;
/** A key that comes later than this many times the longest gap is not awaited. */
const LENIENCY = 1.5;
/** ms without a key after the first one, which tells nothing of the rhythm. */
const FIRST_PAUSE = 500;
/** ms without a key that are a pause of any reader. */
const LONGEST_PAUSE = 1000;

export function afterKey({ at, gaps }: Rhythm, now: number): Rhythm {
  const gap = now - at;
  return { at: now, gaps: gap > REST ? [] : [...gaps, gap].slice(-REMEMBERED) };
}

/**
 * ms without a key after which a reader with this rhythm has stopped typing, for now.
 *
 * @param least ms that are waited in any case.
 */
export function pauseOf({ gaps }: Rhythm, least: number): number {
  const next = gaps.length > 0 ? LENIENCY * Math.max(...gaps) : FIRST_PAUSE;
  return Math.min(Math.max(least, next), LONGEST_PAUSE);
}
