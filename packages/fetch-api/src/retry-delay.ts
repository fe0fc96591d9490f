import { RETRY_BASE_DELAY, RETRY_MAX_DELAY } from './constants.ts';

/**
 * The wait that a `Retry-After` header asks for, in seconds or as a date.
 *
 * @returns ms; nothing when it asks for no wait.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - Date.now();
  return wait > 0 ? wait : undefined;
}

/** A larger number of seconds is a time since the epoch, not a duration. */
const EPOCH_SECONDS = 1e9;

/**
 * How long a response asks to wait: by `Retry-After`, else by when the limit of requests is lifted
 * (`X-RateLimit-Reset`, in seconds from now or since the epoch) once none is left.
 *
 * @returns ms; nothing when it asks for no wait.
 */
export function waitOf(headers: Headers | undefined): number | undefined {
  // What a test has in place of a response may lack headers.
  if (!headers?.get) return undefined;
  const wait = parseRetryAfter(headers.get('Retry-After'));
  if (wait || headers.get('X-RateLimit-Remaining') !== '0') return wait;
  const reset = Number(headers.get('X-RateLimit-Reset')) * 1000;
  const delay = reset > EPOCH_SECONDS * 1000 ? reset - Date.now() : reset;
  return delay > 0 ? delay : undefined;
}

/**
 * The wait before another attempt: `base`, doubled with each failure, up to `max`. Half of it is random, so clients
 * that failed together do not come back together.
 *
 * @param failures in a row before this one.
 * @returns ms
 */
export const backoff = (
  failures: number,
  base = RETRY_BASE_DELAY,
  max = RETRY_MAX_DELAY,
  random = Math.random,
): number => Math.min(base * 2 ** failures, max) * (0.5 + random() / 2);
