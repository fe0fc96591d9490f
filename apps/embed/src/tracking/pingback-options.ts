import type { AnalyticsOptions } from '@gifkit/analytics';
import { ANALYTICS_NAME } from '@gifkit/embed-sdk/internal';
import type { PageService } from '../page-data.ts';

/** Whether the host page turned analytics off for this frame: `#analytics=off`. */
export const isAnalyticsOff = (): boolean =>
  new RegExp(`[#&]${ANALYTICS_NAME}=off(?:&|$)`).test(location.hash);

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
