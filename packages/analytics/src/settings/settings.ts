import { type AnalyticsOptions, page } from '../page.ts';

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export function resolveOption<Name extends keyof AnalyticsOptions>(
  name: Name,
  own: AnalyticsOptions,
): AnalyticsOptions[Name] {
  return own[name] ?? page().settings[name];
}

/** True if analytics is on. An instance cannot turn on what the page has turned off. */
export function isAnalyticsEnabled(own: AnalyticsOptions = {}): boolean {
  if (page().settings.enabled === false || own.enabled === false) return false;
  const signals: PrivacySignals = typeof navigator === 'undefined' ? {} : navigator;
  const asks = (name: 'respectGlobalPrivacyControl' | 'respectDoNotTrack') =>
    resolveOption(name, own) === true;
  if (asks('respectGlobalPrivacyControl') && signals.globalPrivacyControl) return false;
  return !(asks('respectDoNotTrack') && signals.doNotTrack === '1');
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
