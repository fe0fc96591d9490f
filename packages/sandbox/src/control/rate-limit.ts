import type { Clock } from '../clock.ts';

const HOUR = 3_600_000;
/** When there are more keys, all counts start from 0 again. */
const MAX_KEYS = 10_000;

/** How many requests one key may send. */
export interface RateLimit {
  /** Requests in an hour, which begins with the key’s first one. A beta key of the service has 100. */
  perHour: number;
}

/** The limit in a response: how much of it is left, and when it starts over. */
export interface Allowance {
  isExceeded: boolean;
  headers: Readonly<Record<string, string>>;
}

/** Counts requests by key. */
export interface RateLimiter {
  /** The current limit; `undefined` for none. */
  limit(): RateLimit | undefined;
  /** Sets or removes the limit, and starts counting from 0. */
  set(limit: RateLimit | undefined): void;
  /** Counts a request; `undefined` without a limit. */
  take(key: string): Allowance | undefined;
  /** Restores the first limit. */
  reset(): void;
}

/**
 * Checks a limit.
 *
 * @throws {TypeError} when it is not `{ perHour: n }` with a whole number from 1 to 1000000
 */
export function readRateLimit(value: unknown): RateLimit {
  const perHour = typeof value === 'object' && value && 'perHour' in value ? value.perHour : value;
  if (Number.isInteger(perHour) && Number(perHour) >= 1 && Number(perHour) <= 1_000_000) {
    return { perHour: Number(perHour) };
  }
  throw new TypeError('A rate limit is { perHour }, a whole number from 1 to 1000000.');
}

/** @param first the limit at first; by default none */
export function createRateLimiter(clock: Pick<Clock, 'now'>, first?: RateLimit): RateLimiter {
  let limit = first;
  let windows = new Map<string, { start: number; count: number }>();

  const windowOf = (key: string, now: number) => {
    const known = windows.get(key);
    // The clock may also have been moved back.
    if (known && now >= known.start && now < known.start + HOUR) return known;
    if (windows.size >= MAX_KEYS) windows.clear();
    const window = { start: now, count: 0 };
    windows.set(key, window);
    return window;
  };

  const set = (next: RateLimit | undefined): void => {
    limit = next;
    windows = new Map();
  };

  return {
    limit: () => limit,
    set,
    reset: () => set(first),
    take(key) {
      if (!limit) return undefined;
      const now = clock.now();
      const window = windowOf(key, now);
      const isExceeded = window.count >= limit.perHour;
      if (!isExceeded) window.count += 1;
      const seconds = String(Math.ceil((window.start + HOUR - now) / 1000));
      return {
        isExceeded,
        headers: {
          'X-RateLimit-Limit': String(limit.perHour),
          'X-RateLimit-Remaining': String(limit.perHour - window.count),
          'X-RateLimit-Reset': seconds,
          ...(isExceeded && { 'Retry-After': seconds }),
        },
      };
    },
  };
}
