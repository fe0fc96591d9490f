import type { AnalyticsOptions } from '@gifkit/analytics';
import { FRAGMENT_OPTIONS, readOption } from '@gifkit/embed-sdk/protocol';
import type { PageService } from '../page-data.ts';

/** Whether the host page turned analytics off for this frame: `#analytics=off`. */
export const isAnalyticsOff = (): boolean =>
  readOption(FRAGMENT_OPTIONS.analytics, location) === false;

/**
 * Options for pingbacks to the GIF's service. Disabled without a pingback URL, and if the browser or the host page
 * opts out.
 */
export const pingbackOptions = ({ pingbackUrl, apiKey }: PageService): AnalyticsOptions => ({
  enabled: pingbackUrl !== undefined && !isAnalyticsOff(),
  pingbackUrl,
  apiKey,
  respectGlobalPrivacyControl: true,
  respectDoNotTrack: true,
});
