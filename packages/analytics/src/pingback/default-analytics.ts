import { setPingbackIdStorage } from '@gifkit/fetch-api';
import { clearOutboxes } from '../delivery/outbox.ts';
import type { AnalyticsOptions } from '../settings/analytics-options.ts';
import { changeSettings, isAnalyticsEnabled } from '../settings/settings.ts';
import { type Analytics, createAnalytics } from './create-analytics.ts';
import type { Pingback } from './types.ts';

let shared: Analytics | undefined;

/** The instance behind pingback() and flushPingbacks(), created by the first call. */
function defaultAnalytics(): Analytics {
  shared ??= createAnalytics();
  return shared;
}

/** Queues an event on the page's own instance. */
export const pingback = (event: Pingback): void => defaultAnalytics().pingback(event);

/** Sends at once what pingback() has queued, and the stored events of earlier pages. */
export const flushPingbacks = (): void => defaultAnalytics().flush();

/**
 * Sets how analytics behaves on this page. Options that are not named stay as they are.
 *
 * `configureAnalytics({ enabled: false })` turns everything off: pingbacks of every instance, page views,
 * embed
 * tracking and error monitoring stop, queued events are dropped, and stored ones are removed. The id of the
 * session, which every request of the API client carries, is then kept in memory only.
 */
export function configureAnalytics(options: AnalyticsOptions): void {
  changeSettings(options);
  const isEnabled = isAnalyticsEnabled();
  setPingbackIdStorage(isEnabled ? 'session' : 'memory');
  if (!isEnabled) clearOutboxes();
}
