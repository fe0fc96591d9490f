import { pageState } from '@gifkit/fetch-api/internal';
import type { AnalyticsOptions } from './settings/analytics-options.ts';

/** What all copies of this package on a page share. On a server nothing in it belongs to a visitor. */
export const page = pageState('@gifkit/analytics@1', () => ({
  /** What `configureAnalytics` said. */
  settings: {} as AnalyticsOptions,
  /** Called without an argument when that changes. */
  settingsListeners: new Set<() => void>(),
  /** Keys under which this page stores events, which it delivers itself. */
  outboxKeys: new Set<string>(),
  /** Bytes in requests with `keepalive`: browsers limit those of a page together. */
  keepaliveBytes: 0,
  /** Warnings that were written. */
  warnings: new Set<string>(),
}));
