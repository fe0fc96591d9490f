import { isOrigin } from '@gifkit/fetch-api/internal';
import { Problem } from './problem.ts';

/** Who may ask besides pages of the relay's own host: all, or these origins. */
export type Origins = '*' | readonly string[];

/** @throws {TypeError} if one is no origin, such as a URL with a path or a wildcard. */
export function readOrigins(origins: Origins): Origins {
  if (origins === '*') return origins;
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      throw new TypeError(
        `origins has “${origin}”, but each has to be a scheme and a host such as “https://chat.example”.`,
      );
    }
  }
  return origins;
}

/**
 * A proxy may have ended TLS, so the scheme is not compared. The address may have a name that the server gives itself:
 * Next.js says localhost.
 */
const isSameHost = (origin: string, { headers, url }: Request): boolean =>
  URL.canParse(origin) && new URL(origin).host === (headers.get('Host') ?? new URL(url).host);

/**
 * Refuses what comes from a page of another origin. Requests without an `Origin` come from the own one, or from no
 * page at all.
 *
 * @throws {Problem} 403
 */
export function assertOrigin(request: Request, origins: Origins): void {
  const origin = request.headers.get('Origin');
  // Scripts and pictures of other sites come without an origin; browsers say so in another way.
  const isForeign = origin === null && request.headers.get('Sec-Fetch-Site') === 'cross-site';
  if (origins === '*' || (origin === null && !isForeign)) return;
  if (origin !== null && (origins.includes(origin) || isSameHost(origin, request))) return;
  throw new Problem({
    status: 403,
    detail:
      'Pages of this origin may not use the relay. Its owner lists those that may in `origins`.',
  });
}

const EXPOSED = 'Retry-After, RateLimit, RateLimit-Policy, Cache-Status';

/** Lets the page read the answer, where it may. */
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

/** The answer to a browser that asks before it sends something. */
export const preflightResponse = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '7200',
    },
  });
