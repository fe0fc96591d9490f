import type { SecurityName } from '../../openapi/security.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { checkAccessToken, checkSession, checkToken, withCsrfCookie } from './guards.ts';

type Handle = (context: Context) => Response | Promise<Response>;
type Method = Endpoint['method'];

/** An endpoint of the wider platform. None needs an API key. */
export type PlatformEndpoint = Omit<Endpoint, 'example'>;

/** More fields of an endpoint for the OpenAPI document. */
type About = Pick<Endpoint, 'query' | 'body' | 'response' | 'sends'>;

const guarded =
  (needs: SecurityName | undefined, check: (context: Context) => void) =>
  (
    method: Method,
    path: string,
    summary: string,
    handle: Handle,
    about: About = {},
  ): PlatformEndpoint => ({
    ...about,
    method,
    path,
    summary,
    isOpen: true,
    ...(needs && { needs }),
    async handle(context) {
      check(context);
      return withCsrfCookie(context.request, await handle(context));
    },
  });

/** An endpoint for the site's own pages, which needs a session. */
export const siteEndpoint = guarded('session', checkSession);

/** An endpoint that needs a session and a token. */
export const profileEndpoint = guarded('sessionAndToken', (context) => {
  checkSession(context);
  checkToken(context);
});

/** An endpoint that needs a token. */
export const tokenEndpoint = guarded('token', checkToken);

/** An endpoint that needs an access token in the query. */
export const schedulerEndpoint = guarded('accessToken', checkAccessToken);

/** An endpoint for everybody. */
export const openEndpoint = guarded(undefined, () => {});

/** A successful response without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });
