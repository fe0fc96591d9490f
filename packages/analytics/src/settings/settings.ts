/** Where the events of a page that went away are kept for the next one. */
export type OutboxStorage = 'local' | 'session' | 'none';

/** How analytics behaves: for the whole page with configureAnalytics, for one instance with createAnalytics. */
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
   * Where events that were not accepted when a page went away wait for the next page, for 30 minutes at
   * most. `session` loses what was left when a tab closes; `none` what was left when a page goes.
   * @default 'local'
   */
  storage?: OutboxStorage | undefined;
}

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

let page: AnalyticsOptions = {};
const listeners = new Set<() => void>();

/** What holds for an instance: its own options before the page's. */
export function resolveOption<Name extends keyof AnalyticsOptions>(
  name: Name,
  own: AnalyticsOptions,
): AnalyticsOptions[Name] {
  return own[name] ?? page[name];
}

/** Whether anything may be counted. The page's no overrules an instance's yes. */
export function isAnalyticsEnabled(own: AnalyticsOptions = {}): boolean {
  if (page.enabled === false || own.enabled === false) return false;
  const signals: PrivacySignals = typeof navigator === 'undefined' ? {} : navigator;
  const asks = (name: 'respectGlobalPrivacyControl' | 'respectDoNotTrack') =>
    resolveOption(name, own) === true;
  if (asks('respectGlobalPrivacyControl') && signals.globalPrivacyControl) return false;
  return !(asks('respectDoNotTrack') && signals.doNotTrack === '1');
}

/** Changes the page's options; those not named stay as they are. */
export function changeSettings(options: AnalyticsOptions): void {
  page = { ...page, ...options };
  for (const listener of listeners) listener();
}

/** @returns how to stop listening. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
