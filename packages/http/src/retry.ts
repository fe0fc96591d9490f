import { abortReason } from './abort.ts';

/** Longest wait between two attempts, in ms. */
const RETRY_MAX_DELAY = 30_000;

/** First wait between two attempts, in ms; it doubles with each attempt. */
const RETRY_BASE_DELAY = 500;

/** A larger number of seconds is a timestamp, not a duration. */
const EPOCH_SECONDS = 1e9;

/**
 * Parses a `Retry-After` header (seconds or a date).
 *
 * @returns ms; undefined if there is no wait.
 */
export function parseRetryAfter(header: string | null | undefined): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - Date.now();
  return wait > 0 ? wait : undefined;
}

/**
 * Returns the wait that a response asks for: `Retry-After`, or the time until the rate limit resets
 * (`X-RateLimit-Reset`, in seconds from now or since the epoch) if no requests remain.
 *
 * @returns ms; undefined if there is no wait.
 */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  // Response mocks in tests may lack headers.
  if (!headers?.get) return undefined;
  const wait = parseRetryAfter(headers.get('Retry-After'));
  if (wait || headers.get('X-RateLimit-Remaining') !== '0') return wait;
  const reset = Number(headers.get('X-RateLimit-Reset')) * 1000;
  const delay = reset > EPOCH_SECONDS * 1000 ? reset - Date.now() : reset;
  return delay > 0 ? delay : undefined;
}

/**
 * Returns the wait before another attempt: `base`, doubled with each failure, up to `max`. Half of it is random, so
 * that clients that failed together do not retry together.
 *
 * @param failures number of failures in a row before this one.
 * @param base in ms. @default 500
 * @param max in ms. @default 30_000
 * @returns ms
 */
export const backoff = (failures: number, base = RETRY_BASE_DELAY, max = RETRY_MAX_DELAY): number =>
  Math.min(base * 2 ** failures, max) * (0.5 + Math.random() / 2);

/** Waits for some ms. Rejects with the signal's reason when the signal is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      if (signal) reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}

/**
 * Repeats a request that failed with 429 or 5xx, after the wait that the server asks for, or after about 0.5 s, 1 s,
 * 2 s and so on. Gives up if the server asks for a wait of more than 30 s.
 *
 * @param attempt rejects with an error that has the `status` of the response, and `retryAfter` in ms.
 * @param limit maximum number of retries.
 * @throws {unknown} the last error of `attempt`; the signal's reason when the signal is aborted.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  limit: number,
  signal: AbortSignal,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const { status = 0, retryAfter } = error as { status?: number; retryAfter?: number };
      const delay = retryAfter ?? backoff(retries);
      const isWorthIt = (status === 429 || status >= 500) && delay <= RETRY_MAX_DELAY;
      if (retries >= limit || !isWorthIt) throw error;
      await wait(delay, signal);
    }
  }
}
