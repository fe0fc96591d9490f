import { getGiphySDKRequestHeaders } from '@gifkit/http';
import type { AnalyticsOptions } from '../page.ts';
import { resolveOption } from '../settings/settings.ts';

/** Public key that identifies the SDK to the pingback service. It is visible in every page and not secret. */
const DEFAULT_PINGBACK_KEY = 'l0HlIwPWyBBUDAUgM';

const DEFAULT_PINGBACK_URL = 'https://pingback.giphy.com';

interface Environment {
  /** Global of the peer. */
  GIPHY_PINGBACK_URL?: string;
  /** Read from `globalThis`, because some bundlers polyfill a bare `process`. */
  process?: { env?: Record<string, string | undefined> };
}

/** Returns the URL set for this page, process or test run. */
function surroundingUrl(): string | undefined {
  const { GIPHY_PINGBACK_URL, process } = globalThis as Environment;
  return GIPHY_PINGBACK_URL || process?.env?.GIPHY_PINGBACK_URL;
}

export const eventsUrl = (origin: string, key: string): string =>
  `${origin.replace(/\/$/, '')}/v2/pingback?apikey=${encodeURIComponent(key)}`;

/** Returns the URL for events: from options, else the global, else the environment, else the default. */
export const pingbackUrl = (own: AnalyticsOptions): string =>
  eventsUrl(
    String(resolveOption('pingbackUrl', own) || surroundingUrl() || DEFAULT_PINGBACK_URL),
    resolveOption('apiKey', own) ?? DEFAULT_PINGBACK_KEY,
  );

/** Events of one request, each as JSON. */
export type Batch = readonly string[];

export const bodyOf = (batch: Batch): string => `{"events":[${batch.join()}]}`;

export function pingbackRequest(body: string): RequestInit {
  const headers = new Headers(getGiphySDKRequestHeaders());
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body };
}
