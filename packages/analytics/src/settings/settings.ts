import { type AnalyticsOptions, page } from '../page.ts';

export function resolveOption<Name extends keyof AnalyticsOptions>(
  name: Name,
  own: AnalyticsOptions,
): AnalyticsOptions[Name] {
  return own[name] ?? page().settings[name];
}

const browser: () => { globalPrivacyControl?: boolean; doNotTrack?: string | null } = () =>
  globalThis.navigator ?? {};

const sendsPrivacyControl = () => browser().globalPrivacyControl === true;
const sendsDoNotTrack = () => browser().doNotTrack === '1';

/** True if the browser sends Global Privacy Control or Do Not Track. */
export const asksForPrivacy = (): boolean => sendsPrivacyControl() || sendsDoNotTrack();

/** True if analytics is on. An instance cannot turn on what the page has turned off. */
export function isAnalyticsEnabled(own: AnalyticsOptions = {}): boolean {
  if (page().settings.enabled === false || own.enabled === false) return false;
  if (resolveOption('respectGlobalPrivacyControl', own) && sendsPrivacyControl()) return false;
  return !(resolveOption('respectDoNotTrack', own) && sendsDoNotTrack());
}

/** Changes the given options of the page, for all copies of this package. */
export function changeSettings(options: AnalyticsOptions): void {
  const state = page();
  state.settings = { ...state.settings, ...options };
  for (const listener of state.settingsListeners) listener();
}

export function onSettingsChange(listener: () => void): () => void {
  const { settingsListeners } = page();
  settingsListeners.add(listener);
  return () => settingsListeners.delete(listener);
}
