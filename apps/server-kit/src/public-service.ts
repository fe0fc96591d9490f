export interface ServiceHosts {
  /** Base URL of the pingback service. */
  pingbackUrl?: string;
  siteUrl?: string;
  /** Name for the attribution that the terms require. */
  name?: string;
}

const GIPHY_API_HOST = 'api.giphy.com';

const GIPHY: ServiceHosts = {
  pingbackUrl: 'https://pingback.giphy.com',
  siteUrl: 'https://giphy.com',
  name: 'GIPHY',
};

/** Hosts of the public service if the API is that service's, otherwise none. */
export const hostsOf = (apiUrl: string): ServiceHosts =>
  URL.canParse(apiUrl) && new URL(apiUrl).hostname === GIPHY_API_HOST ? GIPHY : {};

/** Path for events, relative to the pingback service. */
const PINGBACK_PATH = '/v2/pingback';

/** Base URL of a pingback service, given with or without the path for events. */
export const toPingbackService = (url: string): string =>
  url.endsWith(PINGBACK_PATH) ? url.slice(0, -PINGBACK_PATH.length) : url;

/**
 * Formats a URL as a Content-Security-Policy source (CSP 3, 2.3.1): with its full path, and with the characters
 * escaped that would end the source or the directive.
 */
function toPolicySource(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

export const toPingbackSource = (service: string): string =>
  toPolicySource(service + PINGBACK_PATH);
