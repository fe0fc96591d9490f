import { isIP } from 'node:net';
import { getPath } from 'hono/utils/url';
import { PINGBACK_PATH } from '../constants.ts';
import { errorResponse, ServiceError } from '../http/errors.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** Methods that change nothing; Tenor’s share, a GET, adds a line to a log that is bounded. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** What a page without an origin of its own sends, as in a sandboxed frame. Any site can have such a frame. */
const NO_ORIGIN = 'null';

/** Whether a request is for the sandbox's own endpoints, by the decoded path that the router uses. */
export const isControlPath = (request: Request): boolean =>
  getPath(request).startsWith('/_sandbox/');

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : NO_ORIGIN);

/** Whether it is an address, which no other site can take, as it can take a name by DNS rebinding. */
const isAddress = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0;

const refuse = (message: string): Response => {
  const response = errorResponse(new ServiceError(403, message));
  // So that the console of the page shows the reason.
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
};

/** Whether another site has put it into its page, as it can with a picture: without an `Origin`. It may link here. */
const isInForeignPage = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Site') === 'cross-site' && headers.get('Sec-Fetch-Dest') !== 'document';

/**
 * Whether a page without an origin sends pingbacks, as an embed does in a sandboxed frame. They add lines to a log
 * that is bounded, as reading does, and no `--allowed-hosts` could name such a page alone.
 */
const isPingbackOfFrame = (request: Request): boolean =>
  request.headers.get('Origin') === NO_ORIGIN &&
  request.method === 'POST' &&
  getPath(request) === PINGBACK_PATH;

/**
 * Refuses what other web pages must not do. Any page that a developer opens can send requests to this machine, from
 * its own origin or, with DNS rebinding, by a host name that points here. It could read the logs and change the
 * data. Reading the API is open to every page, as at the service.
 *
 * @param allowedHosts host names that are allowed besides localhost, 127.0.0.1 and [::1]; `null` lets pages without
 * an origin do all but use `/_sandbox/*`
 * @returns the response with status 403, or `undefined` for a request that is allowed
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
