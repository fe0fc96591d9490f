import { setPingbackIdStorage } from '@gifkit/http';
import { clearOutboxes } from '../delivery/outbox.ts';
import type { AnalyticsOptions } from '../page.ts';
import { changeSettings, isAnalyticsEnabled } from '../settings/settings.ts';
import { type Analytics, createAnalytics } from './create-analytics.ts';
import type { Pingback } from './types.ts';

let shared: Analytics | undefined;

function defaultAnalytics(): Analytics {
  shared ??= createAnalytics();
  return shared;
}

/** Queues an event on the default instance. */
export const pingback = (event: Pingback): void => defaultAnalytics().pingback(event);

/** Sends the queue of pingback() and the stored events of earlier pages immediately. */
export const flushPingbacks = (): void => defaultAnalytics().flush();

/**
 * Changes the given analytics options for this page.
 *
 * `configureAnalytics({ enabled: false })` turns everything off. Pingbacks of all instances, page views, embed
 * tracking and error monitoring stop; queued and stored events are removed. The session id, which every request of
 * the API client carries, is then kept in memory only.
 */
export function configureAnalytics(options: AnalyticsOptions): void {
  changeSettings(options);
  const isEnabled = isAnalyticsEnabled();
  setPingbackIdStorage(isEnabled ? 'session' : 'memory');
  if (!isEnabled) clearOutboxes();
}
