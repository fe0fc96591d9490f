/** Where the parts of a GIF service are; missing where nobody knows. */
export interface ServiceHosts {
  /** The service that takes events about GIFs, without the path of its call. */
  pingbackUrl?: string;
  /** The service's site. */
  siteUrl?: string;
  /** What its terms want to be named beside its GIFs. */
  name?: string;
}

const GIPHY_API_HOST = 'api.giphy.com';

const GIPHY: ServiceHosts = {
  pingbackUrl: 'https://pingback.giphy.com',
  siteUrl: 'https://giphy.com',
  name: 'GIPHY',
};

/** What belongs to a GIF API: the public service's own hosts where it is that service's, else nothing. */
export const hostsOf = (apiUrl: string): ServiceHosts =>
  URL.canParse(apiUrl) && new URL(apiUrl).hostname === GIPHY_API_HOST ? GIPHY : {};

/** What events are posted to, below the address of a pingback service. */
const PINGBACK_PATH = '/v2/pingback';

/** The address of a pingback service, which may have been given with the path of its call. */
export const toPingbackService = (url: string): string =>
  url.endsWith(PINGBACK_PATH) ? url.slice(0, -PINGBACK_PATH.length) : url;

/**
 * A URL as a Content-Security-Policy names it (CSP 3, 2.3.1): with its path, which then has to be the whole path,
 * and nothing in it that would end the source or the directive.
 */
function toPolicySource(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** The URL that the events go to, as a content policy names it. */
export const toPingbackSource = (service: string): string =>
  toPolicySource(service + PINGBACK_PATH);
