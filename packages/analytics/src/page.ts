import { pageState } from '@gifkit/http';

/** Storage for events that the service has not accepted. */
export type OutboxStorage = 'local' | 'session' | 'none';

/** Options for the whole page (configureAnalytics) or for one instance (createAnalytics). */
export interface AnalyticsOptions {
  /** False turns everything off: requests, storage, listeners. @default true */
  enabled?: boolean | undefined;
  /** Treats browsers that send Global Privacy Control as `enabled: false`. @default false */
  respectGlobalPrivacyControl?: boolean | undefined;
  /** Treats browsers that send Do Not Track as `enabled: false`. @default false */
  respectDoNotTrack?: boolean | undefined;
  /**
   * Origin of the pingback service. Default: the global GIPHY_PINGBACK_URL, else the environment variable of that
   * name, else 'https://pingback.giphy.com'.
   */
  pingbackUrl?: string | undefined;
  /** Sent to the pingback service as `apikey`. Default: the public key of the SDK. */
  apiKey?: string | undefined;
  /**
   * Storage for events that the service has not accepted. The next page delivers them within 30 minutes. `session`
   * loses them when the tab closes, `none` when the page is left. @default 'local'
   */
  storage?: OutboxStorage | undefined;
}

/** State shared by all copies of this package on a page. On a server, nothing in it belongs to a user. */
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
