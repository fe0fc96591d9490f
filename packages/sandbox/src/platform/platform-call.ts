import type { Call, Exchange } from '../api/call.ts';
import { checkAccessToken, checkSession, checkToken, withCsrfCookie } from './guards.ts';

type Handle = (exchange: Exchange) => Response | Promise<Response>;
type Method = Call['method'];

/** A call of the wider platform. None needs an API key. */
export type PlatformCall = Omit<Call, 'example'>;

const guarded =
  (check: (exchange: Exchange) => void) =>
  (method: Method, path: string, summary: string, handle: Handle): PlatformCall => ({
    method,
    path,
    summary,
    open: true,
    async handle(exchange) {
      check(exchange);
      return withCsrfCookie(exchange.request, await handle(exchange));
    },
  });

/** A call from the site's own pages. */
export const siteCall = guarded(checkSession);

/** A call from the site's own pages that needs a token, too. */
export const profileCall = guarded((exchange) => {
  checkSession(exchange);
  checkToken(exchange);
});

/** A call that needs a token. */
export const tokenCall = guarded(checkToken);

export const schedulerCall = guarded(checkAccessToken);

export const openCall = guarded(() => {});

/** Success without anything to say. */
export const noContent = (): Response => new Response(null, { status: 204 });
