import { randomUUID } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../context.ts';
import { endpointsOf } from '../endpoint.ts';

const COOKIE = 'csrftoken';
const SAFE = ['GET', 'HEAD'];

const cookieOf = ({ headers }: Request): string | undefined =>
  parse(headers.get('Cookie') ?? '', COOKIE)[COOKIE];

/**
 * Accepts requests of the site's own pages. Requests that change something must repeat the CSRF cookie in a
 * header. Requests below `/ajax/` must have the AJAX header.
 *
 * @throws {ServiceError} 400 without the AJAX header, 403 without the CSRF token
 */
function checkSession({ request }: Context): void {
  const { headers, method, url } = request;
  const isAjax = headers.get('X-Requested-With') === 'XMLHttpRequest';
  if (new URL(url).pathname.startsWith('/ajax/') && !isAjax) {
    throw new ServiceError(400, 'Header "X-Requested-With: XMLHttpRequest" is required.');
  }
  if (SAFE.includes(method)) return;
  const token = cookieOf(request);
  if (!token || headers.get('X-CSRFToken') !== token) {
    throw new ServiceError(403, 'CSRF Failed: CSRF token missing or incorrect.');
  }
}

/** Sets a cookie with a CSRF token if the request has none. */
function finish({ request }: Context, response: Response): Response {
  if (!cookieOf(request)) {
    response.headers.append('Set-Cookie', `${COOKIE}=${randomUUID()}; Path=/; SameSite=Lax`);
  }
  return response;
}

const isAccepted = ({ tokens }: Context, token: string): boolean =>
  token !== '' && (tokens.length === 0 || tokens.includes(token));

export function hasToken(context: Context): boolean {
  const header = context.request.headers.get('Authorization') ?? '';
  return isAccepted(context, /^Token (.+)$/.exec(header)?.[1] ?? '');
}

function checkToken(context: Context): void {
  if (!hasToken(context)) throw new ServiceError(401, 'Invalid token.');
}

export const siteEndpoint = endpointsOf({ check: checkSession, finish });

export const profileEndpoint = endpointsOf({
  finish,
  check(context) {
    checkSession(context);
    checkToken(context);
  },
});

export const tokenEndpoint = endpointsOf({ check: checkToken });

export const schedulerEndpoint = endpointsOf({
  check(context) {
    if (isAccepted(context, context.query.get('access_token') ?? '')) return;
    throw new ServiceError(401, 'Invalid access token.');
  },
});
