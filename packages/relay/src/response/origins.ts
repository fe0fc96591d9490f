import { Problem } from './problem.ts';

/** Origins allowed besides the relay's own host: all, or those listed. */
export type Origins = '*' | readonly string[];

/**
 * Compares only hosts, because a proxy that terminates TLS changes the scheme. `Host` wins over the URL, which
 * some frameworks rewrite (Next.js: localhost).
 */
const isSameHost = (origin: string, { headers, url }: Request): boolean =>
  URL.canParse(origin) && new URL(origin).host === (headers.get('Host') ?? new URL(url).host);

/**
 * Refuses requests from pages of other origins. A request without `Origin` comes from the same origin or from
 * no page at all.
 *
 * @throws {Problem} 403
 */
export function assertOrigin(request: Request, origins: Origins): void {
  const origin = request.headers.get('Origin');
  // Browsers send no `Origin` for cross-site scripts and images, only `Sec-Fetch-Site`.
  const isForeign = origin === null && request.headers.get('Sec-Fetch-Site') === 'cross-site';
  if (origins === '*' || (origin === null && !isForeign)) return;
  if (origin !== null && (origins.includes(origin) || isSameHost(origin, request))) return;
  throw new Problem({
    status: 403,
    detail: 'Pages of this origin may not use the relay. Its owner can allow them with `origins`.',
  });
}

const EXPOSED = 'Retry-After, RateLimit, RateLimit-Policy, Cache-Status';

export function addCors(response: Response, request: Request, origins: Origins): void {
  const { headers } = response;
  if (origins === '*') headers.set('Access-Control-Allow-Origin', '*');
  else {
    headers.append('Vary', 'Origin');
    const origin = request.headers.get('Origin');
    if (origin === null || !origins.includes(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
  }
  headers.set('Access-Control-Expose-Headers', EXPOSED);
}

export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '7200',
    },
  });
