import type { AnalyticsOptions } from '@gifkit/analytics';
import type { Service } from '../page-data.ts';

/** Events about GIFs go to the service that they come from, unless there is nowhere to send them, or the browser says no. */
export const pingbackOptions = ({ pingbackUrl, apiKey }: Service): AnalyticsOptions => ({
  enabled: pingbackUrl !== undefined,
  pingbackUrl,
  apiKey,
  respectGlobalPrivacyControl: true,
});
