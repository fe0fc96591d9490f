import { parseRetryAfter } from '@gifkit/fetch-api/internal';

/**
 * How a request ended. What failed may be accepted the next time, what was refused never will. What was too large
 * may be accepted in parts. `unanswered` has no response at all: there is no connection, something blocks it, or
 * its page was left.
 */
export type Outcome = 'accepted' | 'refused' | 'too-large' | 'failed' | 'unanswered';

/** What a request came to. */
export interface PostResult {
  outcome: Outcome;
  /** How long, in ms, the service asks to wait before the next request. */
  retryAfter?: number | undefined;
  /** What went wrong: a status, or what the request was rejected with. */
  problem?: unknown;
}

/** Client errors after which a retry makes sense: the request was too slow, too early, or one of too many. */
const TEMPORARY_ERRORS = [408, 425, 429];

/** What a response stands for. A stand-in for one, as tests have it, may lack headers. */
export function resultOf({ ok, status, headers }: Response): PostResult {
  if (ok) return { outcome: 'accepted' };
  if (status === 413) return { outcome: 'too-large', problem: status };
  if (status < 500 && !TEMPORARY_ERRORS.includes(status))
    return { outcome: 'refused', problem: status };
  const retryAfter = parseRetryAfter(headers?.get?.('Retry-After'));
  return { outcome: 'failed', retryAfter, problem: status };
}

/** Whether the service works, whatever it thinks of this request. */
export const isHeard = (outcome: Outcome): boolean =>
  outcome !== 'failed' && outcome !== 'unanswered';
