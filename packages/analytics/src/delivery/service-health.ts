import type { Outcome } from './outcome.ts';
import type { PageState } from './page-state.ts';

/** How the pingback service does, as far as this page knows from its last response. */
export type ServiceHealth = 'unknown' | 'working' | 'failing';

export const healthAfter = (outcome: Outcome): ServiceHealth =>
  outcome === 'accepted' || outcome === 'refused' ? 'working' : 'failing';

/**
 * Whether requests may be taken for delivered though the page may be gone before their responses. Otherwise their
 * events are stored as undelivered, and the next page sends them again.
 *
 * A page that knows nothing trusts the service unless it is closing: after it, there may be no page that could
 * learn of a failure.
 */
export function isTrusted(health: ServiceHealth, state: PageState): boolean {
  if (health === 'unknown') return state !== 'closing';
  return health === 'working';
}
