import { ServiceError } from '../http/errors.ts';
import type { Context } from './context.ts';

/** Headers about the limit, which scripts of other origins may read. */
export const RATE_LIMIT_HEADERS: readonly string[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
];

/**
 * Counts a request towards the limit of its key. Its response has headers with the rest of the limit, also
 * when it is refused for another reason.
 *
 * @throws {ServiceError} 429 when nothing is left
 */
export function countRequest({ namespace, headers }: Context, key: string): void {
  const allowance = namespace.rateLimit.take(key);
  if (!allowance) return;
  for (const [name, value] of Object.entries(allowance.headers)) headers.set(name, value);
  if (allowance.isExceeded) throw new ServiceError(429, 'API rate limit exceeded');
}
