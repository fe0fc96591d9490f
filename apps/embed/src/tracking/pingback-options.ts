import type { AnalyticsOptions } from '@gifkit/analytics';
import { ANALYTICS_NAME } from '@gifkit/embed-sdk/internal';
import type { PageService } from '../page-data.ts';

/** Whether the host page wants nothing counted in this frame: `#analytics=off`. */
export const isAnalyticsOff = (): boolean =>
  new RegExp(`[#&]${ANALYTICS_NAME}=off(?:&|$)`).test(location.hash);

/**
 * Events about GIFs go to the service that they come from, unless there is nowhere to send them, or the browser or
 * the host page says no.
 */
export const pingbackOptions = ({ pingbackUrl, apiKey }: PageService): AnalyticsOptions => ({
  enabled: pingbackUrl !== undefined && !isAnalyticsOff(),
  pingbackUrl,
  apiKey,
  respectGlobalPrivacyControl: true,
  respectDoNotTrack: true,
});
