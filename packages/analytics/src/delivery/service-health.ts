import { isHeard, type Outcome } from './outcome.ts';
import type { PageState } from './page-state.ts';

/** Whether the pingback service works, as far as this page knows from the last response. */
export type ServiceHealth = 'unknown' | 'working' | 'failing';

export const healthAfter = (outcome: Outcome): ServiceHealth =>
  isHeard(outcome) ? 'working' : 'failing';

/**
 * Whether requests may be taken for delivered though the page may be gone before their responses. Otherwise their
 * events are stored as undelivered, and the next page sends them again.
 *
 * A page that has had no response yet trusts the service, unless the page is closing: then there may be no
 * later page that could learn of a failure.
 */
export function isTrusted(health: ServiceHealth, state: PageState): boolean {
  if (health === 'unknown') return state !== 'closing';
  return health === 'working';
}
