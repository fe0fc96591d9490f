import type { AnalyticsOptions } from '@gifkit/analytics';
import { FRAGMENT_OPTIONS, readOption } from '@gifkit/embed-sdk/protocol';

/** Whether the host page turned analytics off for this frame: `#analytics=off`. */
export const isAnalyticsOff = (): boolean =>
  readOption(FRAGMENT_OPTIONS.analytics, location) === false;

/** Options of all analytics of the page, which the browser and the host page can turn off. */
export const privacyOptions = (): AnalyticsOptions => ({
  enabled: !isAnalyticsOff(),
  respectGlobalPrivacyControl: true,
  respectDoNotTrack: true,
});
