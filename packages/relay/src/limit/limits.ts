import type { Store } from '@gifkit/store';
import { Problem } from '../answer/problem.ts';

/** How many requests in which time. */
export interface Limit {
  requests: number;
  /** ms */
  window: number;
}

export interface RelayLimits {
  /**
   * Requests of one client, which `client` tells. `false` sets no limit.
   * @default { requests: 120, window: 60_000 }
   */
  client?: Limit | false | undefined;
  /**
   * Calls to the service, for all clients and all copies of the relay together. What the cache answers costs none.
   * `false` sets no limit.
   * @default { requests: 1_000, window: 60_000 }
   */
  overall?: Limit | false | undefined;
}

/** What is left of a limit in the window that runs. */
export interface Quota {
  name: 'client' | 'overall';
  limit: Limit;
  remaining: number;
  isSpent: boolean;
  /** s until the window ends. */
  reset: number;
}

const DEFAULTS = {
  client: { requests: 120, window: 60_000 },
  overall: { requests: 1_000, window: 60_000 },
} as const;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

function readLimit(name: 'client' | 'overall', limit: Limit | false = DEFAULTS[name]) {
  if (limit === false) return undefined;
  const { requests, window } = Object(limit) as Partial<Limit>;
  if (isCount(requests) && isCount(window) && Number(window) >= 1000) return limit;
  throw new TypeError(
    `limits.${name} is ${JSON.stringify(limit)}, but has to be { requests, window }: whole numbers from 1 on, the window in ms and 1000 at least; or false.`,
  );
}

/** @throws {TypeError} when a limit is none. */
export const readLimits = ({ client, overall }: RelayLimits = {}) => ({
  client: readLimit('client', client),
  overall: readLimit('overall', overall),
});

/** Counts one request in the window that runs; windows begin at the same moments in all copies. */
export async function take(
  store: Store,
  name: Quota['name'],
  key: string,
  limit: Limit,
): Promise<Quota> {
  const now = Date.now();
  const index = Math.floor(now / limit.window);
  const count = await store.increment(`${key}:${index}`, { ttl: limit.window });
  const remaining = Math.max(0, limit.requests - count);
  const reset = Math.ceil(((index + 1) * limit.window - now) / 1000);
  return { name, limit, remaining, isSpent: count > limit.requests, reset };
}

/** @throws {Problem} 429 where nothing is left. */
export function assertQuota({ name, isSpent, reset }: Quota): void {
  if (!isSpent) return;
  const whose = name === 'client' ? 'of this client' : 'of this relay';
  throw new Problem({
    status: 429,
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    detail: `The requests ${whose} are used up. There are more in ${reset} s.`,
    retryAfter: reset,
    violatedPolicies: [name],
  });
}

/** The quota by the fields of draft-ietf-httpapi-ratelimit-headers-11 (May 2026). */
export function addRateLimit(response: Response, { name, limit, remaining, reset }: Quota): void {
  const seconds = Math.ceil(limit.window / 1000);
  response.headers.set('RateLimit-Policy', `"${name}";q=${limit.requests};w=${seconds}`);
  response.headers.set('RateLimit', `"${name}";r=${remaining};t=${reset}`);
}
