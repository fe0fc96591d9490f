import type { AnalyticsOptions } from '../settings/analytics-options.ts';
import { resolveOption } from '../settings/settings.ts';

/** Names the SDK to the pingback service. It is public in every page that uses it and protects nothing. */
const DEFAULT_PINGBACK_KEY = 'l0HlIwPWyBBUDAUgM';

/** Where pingbacks go unless an option, the page's global or the environment names another service. */
const DEFAULT_PINGBACK_URL = 'https://pingback.giphy.com';

interface Environment {
  /** As the peer has it. */
  GIPHY_PINGBACK_URL?: string;
  /** Node's; not read by its name alone, for which some bundlers would bring along a process of their own. */
  process?: { env?: Record<string, string | undefined> };
}

/** What this page, process or run of tests has in place of the service. */
function surroundingUrl(): string | undefined {
  const { GIPHY_PINGBACK_URL, process } = globalThis as Environment;
  return GIPHY_PINGBACK_URL || process?.env?.GIPHY_PINGBACK_URL;
}

/** The URL that events go to, by the options of the instance, of the page, or what surrounds it. */
export function pingbackUrl(own: AnalyticsOptions): string {
  const origin = resolveOption('pingbackUrl', own) || surroundingUrl() || DEFAULT_PINGBACK_URL;
  const key = resolveOption('apiKey', own) ?? DEFAULT_PINGBACK_KEY;
  return `${String(origin).replace(/\/$/, '')}/v2/pingback?apikey=${encodeURIComponent(key)}`;
}
