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
  /** Origin of the pingback service. @default the global GIPHY_PINGBACK_URL, else 'https://pingback.giphy.com' */
  pingbackUrl?: string | undefined;
  /** Sent to the pingback service as `apikey`. @default the public key of the SDK */
  apiKey?: string | undefined;
  /**
   * Where events that the service has not accepted are stored for the next page, for 30 minutes at most.
   * `session` loses them when the tab closes, `none` when the page is left. @default 'local'
   */
  storage?: OutboxStorage | undefined;
}

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

let page: AnalyticsOptions = {};
const listeners = new Set<() => void>();

/** The value of an instance's option: its own, or else the page's. */
export function resolveOption<Name extends keyof AnalyticsOptions>(
  name: Name,
  own: AnalyticsOptions,
): AnalyticsOptions[Name] {
  return own[name] ?? page[name];
}

/** Whether analytics is on. An instance cannot turn on what is off for the page. */
export function isAnalyticsEnabled(own: AnalyticsOptions = {}): boolean {
  if (page.enabled === false || own.enabled === false) return false;
  const signals: PrivacySignals = typeof navigator === 'undefined' ? {} : navigator;
  const asks = (name: 'respectGlobalPrivacyControl' | 'respectDoNotTrack') =>
    resolveOption(name, own) === true;
  if (asks('respectGlobalPrivacyControl') && signals.globalPrivacyControl) return false;
  return !(asks('respectDoNotTrack') && signals.doNotTrack === '1');
}

/** Changes the page's options. Options that are not named stay as they are. */
export function changeSettings(options: AnalyticsOptions): void {
  page = { ...page, ...options };
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
