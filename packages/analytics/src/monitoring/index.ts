import { getPingbackId, Logger } from '@gifkit/fetch-api';
import { MONITORED_SHARE } from '../constants.ts';
import { isAnalyticsEnabled } from '../settings.ts';
import { isSampled } from './is-sampled.ts';

export interface MonitoringOptions {
  /** DSN of a service that speaks Sentry's protocol. Without one nothing is monitored. */
  endpoint?: string | undefined;
  /** Share of the visitors that are monitored, from 0 to 1. @default 0.01 */
  share?: number | undefined;
}

/**
 * Monitors the errors of about one visitor in a hundred (spec.md section 8): the same visitor throughout a
 * session, and nobody on pages that have a port, as those of developers do. Only for who is monitored does
 * it load `@sentry/browser`, which the app has to install.
 *
 * @returns whether this visitor is monitored.
 */
export async function startMonitoring({
  endpoint,
  share = MONITORED_SHARE,
}: MonitoringOptions): Promise<boolean> {
  if (!endpoint || location.port || !isAnalyticsEnabled()) return false;
  if (!isSampled(getPingbackId(), share)) return false;
  try {
    const { startSentry } = await import('./sentry.ts');
    return isAnalyticsEnabled() && startSentry(endpoint);
  } catch (error) {
    Logger.warn('Error monitoring could not be loaded', error);
    return false;
  }
}
