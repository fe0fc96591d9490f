import { randomUUID } from 'node:crypto';
import type { Exchange } from '../api/call.ts';
import { ServiceError } from '../http/errors.ts';

const COOKIE = 'csrftoken';
const SAFE = ['GET', 'HEAD'];

const cookieOf = (request: Request): string | undefined =>
  request.headers
    .get('Cookie')
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/**
 * Lets in who runs on the site's own pages: what changes something must repeat the cookie's token in a
 * header, and what lies below `/ajax/` must say that a script sends it.
 *
 * @throws {ServiceError} 403 or 400
 */
export const checkSession = ({ request }: Exchange): void => {
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
};

/** Gives who has none a cookie with a CSRF token. */
export const withCsrfCookie = (request: Request, response: Response): Response => {
  if (!cookieOf(request)) {
    response.headers.append('Set-Cookie', `${COOKIE}=${randomUUID()}; Path=/; SameSite=Lax`);
  }
  return response;
};

const isKnown = ({ service }: Exchange, token: string): boolean =>
  token !== '' && (service.tokens.length === 0 || service.tokens.includes(token));

/** Whether the request has a token that is let in: `Authorization: Token …`. */
export const hasToken = (exchange: Exchange): boolean => {
  const header = exchange.request.headers.get('Authorization') ?? '';
  return isKnown(exchange, /^Token (.+)$/.exec(header)?.[1] ?? '');
};

/** @throws {ServiceError} 401 without a token that is let in */
export const checkToken = (exchange: Exchange): void => {
  if (!hasToken(exchange)) throw new ServiceError(401, 'Invalid token.');
};

/** @throws {ServiceError} 401 without an `access_token` that is let in */
export const checkAccessToken = (exchange: Exchange): void => {
  if (!isKnown(exchange, exchange.query.get('access_token') ?? '')) {
    throw new ServiceError(401, 'Invalid access token.');
  }
};
