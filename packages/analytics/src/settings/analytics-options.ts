/** Where events that the service has not accepted are stored for the next page. */
export type OutboxStorage = 'local' | 'session' | 'none';

/** Options of analytics: for the whole page in configureAnalytics, for one instance in createAnalytics. */
export interface AnalyticsOptions {
  /** False stops everything: no request, no storage, no listener. @default true */
  enabled?: boolean | undefined;
  /** Whether a browser that sends Global Privacy Control counts as `enabled: false`. @default false */
  respectGlobalPrivacyControl?: boolean | undefined;
  /** Whether a browser that sends Do Not Track counts as `enabled: false`. @default false */
  respectDoNotTrack?: boolean | undefined;
  /**
   * Origin of the pingback service. @default the global GIPHY_PINGBACK_URL, else the environment variable of that
   * name, else 'https://pingback.giphy.com'
   */
  pingbackUrl?: string | undefined;
  /** Sent to the pingback service as `apikey`. @default the public key of the SDK */
  apiKey?: string | undefined;
  /**
   * Where events that the service has not accepted are stored for the next page, for 30 minutes at most.
   * `session` loses them when the tab closes, `none` when the page is left. @default 'local'
   */
  storage?: OutboxStorage | undefined;
}
