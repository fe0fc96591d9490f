import { getPingbackId, Logger } from '@gifkit/fetch-api';
import { isAnalyticsEnabled } from '../settings/settings.ts';
import { isSampled } from './is-sampled.ts';

/** Share of visitors whose errors are monitored. */
const MONITORED_SHARE = 0.01;

interface MonitoringOptions {
  /** DSN of a service that speaks Sentry's protocol. Without one nothing is monitored. */
  endpoint?: string | undefined;
  /** Share of visitors to monitor, from 0 to 1. @default 0.01 */
  share?: number | undefined;
}

/**
 * Monitors the errors of about one visitor in a hundred. The choice stays the same throughout a session. Pages
 * with a port in their URL, as developers use them, are not monitored. The library behind it,
 * `@sentry/browser`, has to be installed by the app, and is loaded only for monitored visitors.
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
