import type { Store } from '@gifkit/store';
import { Problem } from '../response/problem.ts';

export interface Limit {
  requests: number;
  /** Length of the window in ms. */
  window: number;
}

export interface RelayLimits {
  /**
   * Requests per client, as identified by `client`. `false` disables the limit.
   * @default { requests: 120, window: 60_000 }
   */
  client?: Limit | false | undefined;
  /**
   * Calls to the service, over all clients and all copies of the relay. Cache hits are free. `false` disables
   * the limit.
   * @default { requests: 1_000, window: 60_000 }
   */
  overall?: Limit | false | undefined;
}

interface Quota {
  name: 'client' | 'overall';
  limit: Limit;
  remaining: number;
  isSpent: boolean;
  /** Seconds until the window ends. */
  reset: number;
}

/** Counts one request in the current window. Windows start at the same time in all copies. */
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

/** @throws {Problem} 429 if the limit is exceeded. */
export function assertQuota({ name, isSpent, reset }: Quota): void {
  if (!isSpent) return;
  const whose = name === 'client' ? 'of this client' : 'of this relay';
  throw new Problem({
    status: 429,
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    detail: `The requests ${whose} are used up. Try again in ${reset} s.`,
    retryAfter: reset,
    violatedPolicies: [name],
  });
}

/** Sends the quota in the fields of draft-ietf-httpapi-ratelimit-headers-11 (May 2026). */
export function addRateLimit(response: Response, { name, limit, remaining, reset }: Quota): void {
  const seconds = Math.ceil(limit.window / 1000);
  response.headers.set('RateLimit-Policy', `"${name}";q=${limit.requests};w=${seconds}`);
  response.headers.set('RateLimit', `"${name}";r=${remaining};t=${reset}`);
}
