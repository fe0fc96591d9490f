import { abortReason } from './abort-reason.ts';
import { RETRY_MAX_DELAY } from './constants.ts';
import type { FetchError } from './errors/fetch-error.ts';
import { backoff } from './retry-delay.ts';

/** Waits for some ms. Rejects with the signal's reason as soon as the signal is aborted. */
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
 * Repeats a request that failed with 429 or 5xx: after the time in `Retry-After`, else after about 0.5 s, 1 s,
 * 2 s and so on. It gives up when the server asks for a wait of more than 30 s.
 *
 * @param limit how many times to repeat it at most.
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
      const { status = 0, retryAfter } = error as Partial<FetchError>;
      const delay = retryAfter ?? backoff(retries);
      const isWorthIt = (status === 429 || status >= 500) && delay <= RETRY_MAX_DELAY;
      if (retries >= limit || !isWorthIt) throw error;
      await wait(delay, signal);
    }
  }
}
