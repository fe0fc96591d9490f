import { DEFAULT_PINGBACK_KEY, DEFAULT_PINGBACK_URL } from '../constants.ts';
import type { AnalyticsOptions } from '../settings/analytics-options.ts';
import { resolveOption } from '../settings/settings.ts';

/** The URL that events go to, by the options of the instance, of the page, or the page's global. */
export function pingbackUrl(own: AnalyticsOptions): string {
  const { GIPHY_PINGBACK_URL } = globalThis as { GIPHY_PINGBACK_URL?: string };
  const origin = resolveOption('pingbackUrl', own) || GIPHY_PINGBACK_URL || DEFAULT_PINGBACK_URL;
  const key = resolveOption('apiKey', own) ?? DEFAULT_PINGBACK_KEY;
  return `${String(origin).replace(/\/$/, '')}/v2/pingback?apikey=${encodeURIComponent(key)}`;
}
