import { errorResponse, ServiceError } from '../http/errors.ts';
import { isControlPath } from './control-path.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/**
 * Refuses requests of other web pages for `/_sandbox/*`. Without this, any page that a developer opens could
 * read the logs and change the sandbox, from its own origin or, with DNS rebinding, by a host name that points
 * to this machine.
 *
 * @param allowedHosts host names that are allowed besides localhost, 127.0.0.1 and [::1]
 * @returns the response with status 403, or `undefined` for a request that is allowed
 */
export function refuseForeign(
  request: Request,
  allowedHosts: readonly string[],
): Response | undefined {
  if (!isControlPath(request)) return undefined;
  const origin = request.headers.get('Origin');
  const hosts = [hostOf(request.url), ...(origin === null ? [] : [hostOf(origin)])];
  const allowed = [...LOCAL, ...allowedHosts];
  if (hosts.every((host) => allowed.includes(host))) return undefined;
  const message = `Only ${allowed.join(', ')} may use /_sandbox/; --allowed-hosts adds others.`;
  return errorResponse(new ServiceError(403, message));
}
