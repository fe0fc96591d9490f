import { parseJson } from '@gifkit/fetch-api/internal';
import type { Capabilities } from '@gifkit/providers';
import { createSharedCache, type Store } from '@gifkit/store';
import { type Answer, readAnswer } from '../answer/answer.ts';
import { isOutage, LONGEST_WAIT, Problem, type ProblemDetails } from '../answer/problem.ts';
import type { AnswerSource } from '../events/events.ts';

/** Cache times, used only if the service's terms allow caching. */
export interface CacheOptions {
  /** Time in ms for which an answer is fresh; 0 disables the cache. @default 60_000 */
  maxAge?: number | undefined;
  /** Further time in ms in which a stale answer is served if the service is down. @default 86_400_000 */
  staleFor?: number | undefined;
}

const MAX_AGE = 60_000;
const STALE_FOR = 86_400_000;

/** Half a year in ms, because a store keeps nothing for longer than a year. */
const LONGEST = 15_768_000_000;

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= LONGEST;

/** @throws {TypeError} if a time is invalid. */
export function readCacheOptions(options: CacheOptions = {}) {
  const { maxAge = MAX_AGE, staleFor = STALE_FOR } = options;
  if (isTime(maxAge) && isTime(staleFor)) return { maxAge, staleFor };
  throw new TypeError(
    `cache is ${JSON.stringify(options)}, but must be { maxAge, staleFor }: ms from 0 to ${LONGEST}.`,
  );
}

export interface CachedAnswer {
  answer: Answer;
  source: AnswerSource;
}

type Ask = (signal: AbortSignal) => Promise<Answer>;

/**
 * Returns the cached answer of any copy, or the result of `ask`.
 *
 * @param signal aborts when no client waits any longer.
 * @throws {Problem}
 */
export type AnswerCache = (key: string, ask: Ask, signal: AbortSignal) => Promise<CachedAnswer>;

/** Value shared between copies: a fresh or stale answer, or a failure. */
type Shared = { answer: Answer; isStale?: boolean } | { problem: ProblemDetails };

/** Time in ms for which a failure is cached: by default, and at most. */
const FAILURE_MAX_AGE = 2000;
const LONGEST_FAILURE = 60_000;

/** Validates a stored value: anyone may have written it. */
function readShared(value: unknown): Shared | undefined {
  const { answer, isStale, problem } = Object(value) as Record<string, unknown>;
  const read = readAnswer(answer);
  if (read) return { answer: read, isStale: isStale === true };
  const { status, detail, retryAfter } = Object(problem) as Partial<ProblemDetails>;
  if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599) return undefined;
  if (typeof detail !== 'string') return undefined;
  const wait = Number.isInteger(retryAfter) && Math.min(Number(retryAfter), LONGEST_WAIT);
  return { problem: { status: Number(status), detail, ...(wait && { retryAfter: wait }) } };
}

/** True if the terms allow caching answers. They contain media URLs. */
export const isCacheable = ({ mayCacheUrls }: Capabilities): boolean => mayCacheUrls === 'yes';

export const noCache: AnswerCache = async (_key, ask, signal) => ({
  answer: await ask(signal),
  source: 'service',
});

/**
 * Caches answers for all copies, and serves stale ones while the service is down. A call continues after its
 * clients have left: later clients can use the answer, and an aborted call would count as a failure of the
 * service.
 *
 * @param timeout of a call, in ms.
 */
export function createCache(
  store: Store,
  namespace: string,
  { maxAge, staleFor }: ReturnType<typeof readCacheOptions>,
  timeout: number,
): AnswerCache {
  const shared = createSharedCache<Shared>({
    store,
    name: `${namespace}:answer:1`,
    read: readShared,
    longest: () => Math.max(maxAge, LONGEST_FAILURE),
    patience: timeout,
  });
  const lastOf = (key: string) => `${namespace}:last:1:${key}`;

  async function load(key: string, ask: Ask) {
    try {
      const answer = await ask(new AbortController().signal);
      const last = JSON.stringify(answer);
      if (staleFor > 0) await store.set(lastOf(key), last, { ttl: maxAge + staleFor });
      return { value: { answer }, ttl: maxAge };
    } catch (error) {
      if (!(error instanceof Problem) || !isOutage(error)) throw error;
      const { retryAfter } = error.details;
      const wait = retryAfter === undefined ? FAILURE_MAX_AGE : retryAfter * 1000;
      const ttl = Math.min(wait, LONGEST_FAILURE);
      const last = readAnswer(parseJson((await store.get(lastOf(key))) ?? ''));
      if (last) return { value: { answer: last, isStale: true }, ttl };
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
    return { answer: value.answer, source: value.isStale ? 'stale' : source };
  };
}
