import { afterEach, expect, it, vi } from 'vitest';
import type { AnalyticsOptions } from '../page.ts';
import { changeSettings, isAnalyticsEnabled, onSettingsChange, resolveOption } from './settings.ts';

afterEach(() => {
  changeSettings({
    enabled: undefined,
    respectGlobalPrivacyControl: undefined,
    respectDoNotTrack: undefined,
    apiKey: undefined,
  });
});

const gpc = { globalPrivacyControl: true };
const dnt = { doNotTrack: '1' };

it.for<[AnalyticsOptions, AnalyticsOptions, object, boolean]>([
  [{}, {}, {}, true],
  [{ enabled: false }, {}, {}, false],
  [{}, { enabled: false }, {}, false],
  [{ enabled: false }, { enabled: true }, {}, false],
  [{}, {}, { ...gpc, ...dnt }, true],
  [{ respectGlobalPrivacyControl: true }, {}, gpc, false],
  [{ respectGlobalPrivacyControl: true }, {}, { globalPrivacyControl: false }, true],
  [{ respectGlobalPrivacyControl: true }, {}, dnt, true],
  [{ respectDoNotTrack: true }, {}, dnt, false],
  [{ respectDoNotTrack: true }, {}, { doNotTrack: 'unspecified' }, true],
  [{ respectDoNotTrack: true }, { respectDoNotTrack: false }, dnt, true],
  [{}, { respectDoNotTrack: true }, dnt, false],
])(
  'with %j for the page, %j for the instance and a browser with %j: %s',
  ([page, own, navigator, expected]) => {
    vi.stubGlobal('navigator', navigator);
    changeSettings(page);
    expect(isAnalyticsEnabled(own)).toBe(expected);
  },
);

it('is on without a navigator', () => {
  vi.stubGlobal('navigator', undefined);
  changeSettings({ respectDoNotTrack: true });
  expect(isAnalyticsEnabled()).toBe(true);
});

it('an instance overrides the page, and other options stay unchanged', () => {
  changeSettings({ apiKey: 'page' });
  changeSettings({ respectDoNotTrack: true });
  expect(resolveOption('apiKey', {})).toBe('page');
  expect(resolveOption('apiKey', { apiKey: 'own' })).toBe('own');
});

it('calls listeners until they are removed', () => {
  const listener = vi.fn();
  const stop = onSettingsChange(listener);
  changeSettings({ apiKey: 'a' });
  stop();
  changeSettings({ apiKey: 'b' });
  expect(listener).toHaveBeenCalledTimes(1);
});
