/** How long answers are kept, where the terms allow it. */
export interface CacheOptions {
  /** How long an answer is given again, in ms; 0 keeps none. @default 60_000 */
  maxAge?: number | undefined;
  /** How long it is kept after that for the case that the service is down, in ms. @default 86_400_000 */
  staleFor?: number | undefined;
}

export interface CacheTimes {
  maxAge: number;
  staleFor: number;
}

const MAX_AGE = 60_000;
const STALE_FOR = 86_400_000;

/** ms of half a year: a store keeps nothing for longer than a year. */
const LONGEST = 15_768_000_000;

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= LONGEST;

/** @throws {TypeError} when a time is none. */
export function readCacheOptions(options: CacheOptions = {}): CacheTimes {
  const { maxAge = MAX_AGE, staleFor = STALE_FOR } = options;
  if (isTime(maxAge) && isTime(staleFor)) return { maxAge, staleFor };
  throw new TypeError(
    `cache is ${JSON.stringify(options)}, but has to be { maxAge, staleFor }: ms from 0 to ${LONGEST}.`,
  );
}
