import { parseRetryAfter } from '@gifkit/http';
import type { PageState } from './watch-page.ts';

/** Longest `Retry-After` that is obeyed, in ms. A wrong date must not stop delivery for good. */
const RETRY_AFTER_MAX = 10 * 60_000;

/**
 * Result of a request. `failed`: a retry may succeed. `refused`: a retry is useless. `too-large`: parts may be
 * accepted. `unanswered`: no response, because of the connection, a blocker, or because the page was left.
 */
type Outcome = 'accepted' | 'refused' | 'too-large' | 'failed' | 'unanswered';

export interface PostResult {
  outcome: Outcome;
  /** Wait that the service asks for before the next request, in ms, at most 10 minutes. */
  retryAfter?: number | undefined;
  problem?: unknown;
}

/** Whether a retry may succeed: the service fails, or the request was too slow, too early, or rate-limited. */
export const isTemporary = ({ status }: Response): boolean =>
  status >= 500 || [408, 425, 429].includes(status);

/** Returns the wait that a response asks for, in ms, at most 10 minutes. Response mocks in tests may lack headers. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const asked = parseRetryAfter(headers?.get?.('Retry-After'));
  return asked && Math.min(asked, RETRY_AFTER_MAX);
}

/** Classifies a response. */
export function resultOf(response: Response): PostResult {
  const { ok, status } = response;
  if (ok) return { outcome: 'accepted' };
  if (status === 413) return { outcome: 'too-large', problem: status };
  if (!isTemporary(response)) return { outcome: 'refused', problem: status };
  return { outcome: 'failed', retryAfter: retryAfterOf(response), problem: status };
}

/** True if the service works, even if it refused this request. */
export const isProcessed = (outcome: Outcome): boolean =>
  outcome !== 'failed' && outcome !== 'unanswered';

export type ServiceHealth = 'unknown' | 'working' | 'failing';

/**
 * True if requests count as delivered although the page may end before their responses. Otherwise their events are
 * stored as undelivered, and the next page sends them again.
 *
 * Before the first response, a page trusts the service unless it is closing: then no later page may notice a
 * failure.
 */
export function isTrusted(health: ServiceHealth, state: PageState): boolean {
  if (health === 'unknown') return state !== 'closing';
  return health === 'working';
}
