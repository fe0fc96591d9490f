import { parseJson } from '@gifkit/http';
import { createSharedCache, type Store } from '@gifkit/store';
import { isOutage, LONGEST_WAIT, Problem, type ProblemDetails } from '../response/problem.ts';
import { type ResponseBody, type ResponseSource, readResponseBody } from '../response/response.ts';

/** Cache times, used only if the service's terms allow caching. */
export interface CacheOptions {
  /** Time in ms for which a response is fresh; 0 disables the cache. @default 60_000 */
  maxAge?: number | undefined;
  /** Further time in ms in which a stale response is served if the service is down. @default 86_400_000 */
  staleFor?: number | undefined;
}

export interface CachedResponse {
  body: ResponseBody;
  source: ResponseSource;
}

type Ask = (signal: AbortSignal) => Promise<ResponseBody>;

/**
 * Returns the cached response of any copy, or the result of `ask`.
 *
 * @param signal aborts when no client waits any longer.
 * @throws {Problem}
 */
export type ResponseCache = (key: string, ask: Ask, signal: AbortSignal) => Promise<CachedResponse>;

/** Value shared between copies: a fresh or stale response, or a failure. */
type Shared = { body: ResponseBody; isStale?: boolean } | { problem: ProblemDetails };

/** Time in ms for which a failure is cached: by default, and at most. */
const FAILURE_MAX_AGE = 2000;
const LONGEST_FAILURE = 60_000;

/** Validates a stored value: anyone may have written it. */
function readShared(value: unknown): Shared | undefined {
  const { body, isStale, problem } = Object(value) as Record<string, unknown>;
  const read = readResponseBody(body);
  if (read) return { body: read, isStale: isStale === true };
  const { status, detail, retryAfter } = Object(problem) as Partial<ProblemDetails>;
  if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599) return undefined;
  if (typeof detail !== 'string') return undefined;
  const wait = Number.isInteger(retryAfter) && Math.min(Number(retryAfter), LONGEST_WAIT);
  return { problem: { status: Number(status), detail, ...(wait && { retryAfter: wait }) } };
}

export const noCache: ResponseCache = async (_key, ask, signal) => ({
  body: await ask(signal),
  source: 'service',
});

/**
 * Caches responses for all copies, and serves stale ones while the service is down. A call continues after its
 * clients have left: later clients can use the response, and an aborted call would count as a failure of the
 * service.
 *
 * @param timeout of a call, in ms.
 */
export function createCache(
  store: Store,
  namespace: string,
  { maxAge, staleFor }: { maxAge: number; staleFor: number },
  timeout: number,
): ResponseCache {
  const shared = createSharedCache<Shared>({
    store,
    name: `${namespace}:response:1`,
    read: readShared,
    longest: () => Math.max(maxAge, LONGEST_FAILURE),
    patience: timeout,
  });
  const lastOf = (key: string) => `${namespace}:last:1:${key}`;

  async function load(key: string, ask: Ask) {
    try {
      const body = await ask(new AbortController().signal);
      const last = JSON.stringify(body);
      if (staleFor > 0) await store.set(lastOf(key), last, { ttl: maxAge + staleFor });
      return { value: { body }, ttl: maxAge };
    } catch (error) {
      if (!(error instanceof Problem) || !isOutage(error)) throw error;
      const { retryAfter } = error.details;
      const wait = retryAfter === undefined ? FAILURE_MAX_AGE : retryAfter * 1000;
      const ttl = Math.min(wait, LONGEST_FAILURE);
      const last = readResponseBody(parseJson((await store.get(lastOf(key))) ?? ''));
      if (last) return { value: { body: last, isStale: true }, ttl };
      return { value: { problem: error.details }, ttl };
    }
  }

  return async (key, ask) => {
    let hasAsked = false;
    const { value } = await shared(key, () => {
      hasAsked = true;
      return load(key, ask);
    });
    if ('problem' in value) throw new Problem(value.problem);
    const source = hasAsked ? 'service' : 'cache';
    return { body: value.body, source: value.isStale ? 'stale' : source };
  };
}
