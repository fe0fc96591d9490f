import { parseJson } from '@gifkit/fetch-api/internal';
import type { Capabilities } from '@gifkit/providers';
import { createSharedCache, type Store } from '@gifkit/store';
import { type Answer, readAnswer } from '../answer/answer.ts';
import { isOutage, LONGEST_WAIT, Problem, type ProblemDetails } from '../answer/problem.ts';
import type { AnswerSource } from '../events/events.ts';

/** How long answers are kept, where the terms allow it. */
export interface CacheOptions {
  /** How long an answer is given again, in ms; 0 keeps none. @default 60_000 */
  maxAge?: number | undefined;
  /** How long it is kept after that for the case that the service is down, in ms. @default 86_400_000 */
  staleFor?: number | undefined;
}

export interface CacheTimes {
  maxAge: number;
  staleFor: number;
}

const MAX_AGE = 60_000;
const STALE_FOR = 86_400_000;

/** ms of half a year: a store keeps nothing for longer than a year. */
const LONGEST = 15_768_000_000;

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= LONGEST;

/** @throws {TypeError} when a time is none. */
export function readCacheOptions(options: CacheOptions = {}): CacheTimes {
  const { maxAge = MAX_AGE, staleFor = STALE_FOR } = options;
  if (isTime(maxAge) && isTime(staleFor)) return { maxAge, staleFor };
  throw new TypeError(
    `cache is ${JSON.stringify(options)}, but has to be { maxAge, staleFor }: ms from 0 to ${LONGEST}.`,
  );
}

/** An answer, and where it came from. */
export interface Kept {
  answer: Answer;
  source: AnswerSource;
}

type Ask = (signal: AbortSignal) => Promise<Answer>;

/**
 * Gives the answer to a call: the one of this copy or of another one, or that of `ask`.
 *
 * @param signal is aborted when nobody waits any longer.
 * @throws {Problem}
 */
export type Keep = (key: string, ask: Ask, signal: AbortSignal) => Promise<Kept>;

/** What copies share: an answer, an older one in its place, or what is wrong. */
type Shared = { answer: Answer; isStale?: boolean } | { problem: ProblemDetails };

/** ms for which nobody asks again after a failure: where the service does not say, and at the most. */
const FAILURE_MAX_AGE = 2000;
const LONGEST_FAILURE = 60_000;

/** What is in a store may have been written by anybody. */
function readShared(value: unknown): Shared | undefined {
  const { answer, isStale, problem } = Object(value) as Record<string, unknown>;
  const read = readAnswer(answer);
  if (read) return { answer: read, isStale: isStale === true };
  const { status, detail, retryAfter } = Object(problem) as Partial<ProblemDetails>;
  if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599) return undefined;
  if (typeof detail !== 'string') return undefined;
  const wait = Number.isInteger(retryAfter)
    ? { retryAfter: Math.min(Number(retryAfter), LONGEST_WAIT) }
    : {};
  return { problem: { status: Number(status), detail, ...wait } };
}

/** Whether the terms allow to keep answers, which have addresses of media in them. */
export const mayKeep = ({ mayCacheUrls }: Capabilities): boolean => mayCacheUrls === 'yes';

/** Keeps nothing. */
export const keepNothing: Keep = async (_key, ask, signal) => ({
  answer: await ask(signal),
  source: 'service',
});

/**
 * Keeps answers for all copies, and gives older ones while the service is down. A call goes on when its clients have
 * left: the next ones have use for its answer, and one that was ended would be taken for a failure of the service.
 *
 * @param timeout how long a call may take, in ms.
 */
export function createKeep(
  store: Store,
  namespace: string,
  { maxAge, staleFor }: CacheTimes,
  timeout: number,
): Keep {
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
