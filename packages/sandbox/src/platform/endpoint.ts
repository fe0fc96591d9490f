import type { Context } from '../api/context.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { checkAccessToken, checkSession, checkToken, withCsrfCookie } from './guards.ts';

type Handle = (context: Context) => Response | Promise<Response>;
type Method = Endpoint['method'];

/** An endpoint of the wider platform. None needs an API key. */
export type PlatformEndpoint = Omit<Endpoint, 'example'>;

const guarded =
  (check: (context: Context) => void) =>
  (method: Method, path: string, summary: string, handle: Handle): PlatformEndpoint => ({
    method,
    path,
    summary,
    isOpen: true,
    async handle(context) {
      check(context);
      return withCsrfCookie(context.request, await handle(context));
    },
  });

/** An endpoint for the site's own pages, which needs a session. */
export const siteEndpoint = guarded(checkSession);

/** An endpoint that needs a session and a token. */
export const profileEndpoint = guarded((context) => {
  checkSession(context);
  checkToken(context);
});

/** An endpoint that needs a token. */
export const tokenEndpoint = guarded(checkToken);

/** An endpoint that needs an access token in the query. */
export const schedulerEndpoint = guarded(checkAccessToken);

/** An endpoint for everybody. */
export const openEndpoint = guarded(() => {});

/** A successful response without a body. */
export const noContent = (): Response => new Response(null, { status: 204 });
