import { abortReason } from './abort-reason.ts';
import { RETRY_BASE_DELAY, RETRY_MAX_DELAY } from './constants.ts';
import { FetchError } from './errors/fetch-error.ts';

/** @returns ms; nothing when the header says neither seconds nor a date. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** How long, in ms, to wait after a failed attempt; nothing when another attempt would not help. */
export function retryDelay(error: unknown, retries: number): number | undefined {
  if (!(error instanceof FetchError && (error.status === 429 || error.status >= 500))) {
    return undefined;
  }
  // Half of the wait is random: clients that failed together must not come back together.
  const backoff = Math.min(RETRY_BASE_DELAY * 2 ** retries, RETRY_MAX_DELAY);
  const delay = error.retryAfter ?? backoff * (0.5 + Math.random() / 2);
  return delay > RETRY_MAX_DELAY ? undefined : delay;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Repeats a request that the server turned down with 429 or 5xx: after as long as `Retry-After` says, else
 * after 0.5 s, 1 s, 2 s …
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
      const delay = retries < limit ? retryDelay(error, retries) : undefined;
      if (delay === undefined) throw error;
      await wait(delay, signal);
    }
  }
}
