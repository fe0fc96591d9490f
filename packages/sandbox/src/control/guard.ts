import { isIP } from 'node:net';
import { getPath } from 'hono/utils/url';
import { PINGBACK_PATH } from '../constants.ts';
import { errorResponse, ServiceError } from '../http/errors.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** Safe methods. Tenor's share is a GET that only adds a line to a bounded log. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Origin of opaque pages such as sandboxed frames. Any site can have one. */
const NO_ORIGIN = 'null';

/** True for the sandbox's own endpoints, by the decoded path that the router uses. */
export const isControlPath = (request: Request): boolean =>
  getPath(request).startsWith('/_sandbox/');

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : NO_ORIGIN);

/** True for IP addresses: unlike names, DNS rebinding cannot point them here. */
const isAddress = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

const refuse = (message: string): Response => {
  const response = errorResponse(new ServiceError(403, message));
  // Lets the page's console show the reason.
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
};

/**
 * True if another site embeds the resource without an `Origin`, for example as a picture. Links are allowed.
 */
const isInForeignPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Site') === 'cross-site' && headers.get('Sec-Fetch-Dest') !== 'document';

/**
 * True for pingbacks of a page without an origin, such as an embed in a sandboxed frame. They only add lines
 * to a bounded log, and `--allowed-hosts` cannot name such a page.
 */
const isPingbackOfFrame = (request: Request): boolean =>
  request.headers.get('Origin') === NO_ORIGIN &&
  request.method === 'POST' &&
  getPath(request) === PINGBACK_PATH;

/**
 * Refuses requests that other web pages must not send. Any page that a developer opens can send requests to
 * this machine, from its own origin or with DNS rebinding. It could read the logs and change data. All pages
 * may read the API, as in the real service.
 *
 * @param allowedHosts host names allowed besides localhost, 127.0.0.1 and [::1]; `null` allows pages without
 * an origin to do everything except use `/_sandbox/*`
 * @returns a response with status 403, or `undefined` if the request is allowed
 */
export function refuseForeign(
  request: Request,
  allowedHosts: readonly string[],
): Response | undefined {
  const { method, headers, url } = request;
  const allowed = [...LOCAL, ...allowedHosts];
  const isAllowed = (host: string) => allowed.includes(host) || host.endsWith('.localhost');
  const host = hostOf(url);
  const origin = headers.get('Origin');
  const page = origin === null ? undefined : hostOf(origin);

  if (isControlPath(request)) {
    const isKnown = (one: string) => one !== NO_ORIGIN && isAllowed(one);
    if ([host, page ?? host].every(isKnown) && !isInForeignPage(request)) return undefined;
    return refuse(`Only ${allowed.join(', ')} may use /_sandbox/; --allowed-hosts adds others.`);
  }
  if (page === undefined || READS.includes(method) || isPingbackOfFrame(request)) return undefined;
  if (isAllowed(page) || (page === host && isAddress(page))) return undefined;
  return refuse(
    `Pages of ${page} may read, but change nothing; --allowed-hosts ${page} lets them.`,
  );
}
