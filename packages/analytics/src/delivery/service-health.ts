import { isProcessed, type Outcome } from './outcome.ts';
import type { PageState } from './page-state.ts';

export type ServiceHealth = 'unknown' | 'working' | 'failing';

export const healthAfter = (outcome: Outcome): ServiceHealth =>
  isProcessed(outcome) ? 'working' : 'failing';

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
