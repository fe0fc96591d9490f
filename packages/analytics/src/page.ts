import { pageState } from '@gifkit/fetch-api/internal';
import type { AnalyticsOptions } from './settings/analytics-options.ts';

/** State shared by all copies of this package on a page. On a server, nothing in it belongs to a visitor. */
export const page = pageState('@gifkit/analytics@1', () => ({
  settings: {} as AnalyticsOptions,
  /** Called without an argument after the settings change. */
  settingsListeners: new Set<() => void>(),
  /** Storage keys of this page's events. Only this page delivers them. */
  outboxKeys: new Set<string>(),
  /** Bytes in keepalive requests, which browsers limit per page. */
  keepaliveBytes: 0,
  warnings: new Set<string>(),
}));
