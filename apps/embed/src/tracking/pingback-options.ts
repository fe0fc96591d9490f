import type { AnalyticsOptions } from '@gifkit/analytics';
import type { PageService } from '../page-data.ts';
import { isAnalyticsOff } from './analytics-off.ts';

/**
 * Events about GIFs go to the service that they come from, unless there is nowhere to send them, or the browser or
 * the host page says no.
 */
export const pingbackOptions = ({ pingbackUrl, apiKey }: PageService): AnalyticsOptions => ({
  enabled: pingbackUrl !== undefined && !isAnalyticsOff(location),
  pingbackUrl,
  apiKey,
  respectGlobalPrivacyControl: true,
  respectDoNotTrack: true,
});
