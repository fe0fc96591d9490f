import { getPingbackId, Logger } from '@gifkit/http';
import { isAnalyticsEnabled } from '../settings/settings.ts';
import { isSampled } from './limits.ts';

interface MonitoringOptions {
  /** DSN of a service with Sentry's protocol. Without it, nothing is monitored. */
  endpoint?: string | undefined;
}

/**
 * Monitors the errors of about 1 % of users; the choice is constant during a session. Pages with a port in their
 * URL (development) are not monitored. The app must install `@sentry/browser`, which is loaded only for monitored
 * users.
 *
 * @returns true if this user is monitored.
 */
export async function startMonitoring({ endpoint }: MonitoringOptions): Promise<boolean> {
  if (!endpoint || location.port || !isAnalyticsEnabled()) return false;
  if (!isSampled(getPingbackId())) return false;
  try {
    const { startSentry } = await import('./sentry.ts');
    return isAnalyticsEnabled() && startSentry(endpoint);
  } catch (error) {
    Logger.warn('Error monitoring could not be loaded', error);
    return false;
  }
}
