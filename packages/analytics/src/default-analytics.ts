import { type Analytics, createAnalytics } from './pingback/create-analytics.ts';
import { discardHandovers } from './pingback/handover.ts';
import type { Pingback } from './pingback/types.ts';
import { type AnalyticsOptions, changeSettings, isAnalyticsEnabled } from './settings.ts';

let shared: Analytics | undefined;

/** The instance of the functions that belong to no instance; made when it is first needed. */
function defaultAnalytics(): Analytics {
  shared ??= createAnalytics();
  return shared;
}

/** Counts an event for the whole page (spec.md section 7). */
export const pingback = (event: Pingback): void => defaultAnalytics().pingback(event);

/** Sends at once what pingback() has queued, and what pages that went away have left. */
export const flushPingbacks = (): void => defaultAnalytics().flush();

/**
 * Sets how analytics behaves on this page; options not named stay as they are.
 *
 * `configureAnalytics({ enabled: false })` is the one switch: pingbacks of every instance, page views, embed
 * tracking and error monitoring stop, what is queued is dropped, and what earlier pages have left is removed.
 */
export function configureAnalytics(options: AnalyticsOptions): void {
  changeSettings(options);
  if (!isAnalyticsEnabled()) discardHandovers();
}
