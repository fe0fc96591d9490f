import { MAX_REDIRECTS } from './constants.ts';
import { pageOrigin } from './page-origin.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

export const isRedirect = ({ status, type }: Response): boolean =>
  REDIRECTS.includes(status) || type === 'opaqueredirect';

/** What the request after a redirect looks like: 303, and 301 and 302 after POST, make it a GET. */
function redirected(init: RequestInit, status: number): RequestInit {
  const isPost = init.method === 'POST';
  if (status > 303 || init.method === 'GET' || !(status === 303 || isPost)) return init;
  const { body: _body, ...rest } = init;
  const headers = new Headers(init.headers);
  headers.delete('Content-Type');
  return { ...rest, headers, method: 'GET' };
}

/**
 * Fetches without ever leaving the origin, so that nobody else sees the secrets of the request. A
 * redirect to elsewhere is not followed: it is the answer, or a network error.
 *
 * The browser itself can hold a request to the page's own origin. Elsewhere redirects are followed by
 * hand, which is possible on servers only: a browser does not say where they lead.
 */
export async function fetchWithinOrigin(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const { origin } = new URL(url);
  if (origin === pageOrigin()) return fetcher(url, { ...init, mode: 'same-origin' });
  let target = url;
  let request = init;
  for (let hops = 0; ; hops += 1) {
    const response = await fetcher(target, { ...request, redirect: 'manual' });
    const location = response.headers.get('Location');
    if (!isRedirect(response) || location === null || hops === MAX_REDIRECTS) return response;
    const next = new URL(location, target);
    if (next.origin !== origin) return response;
    await response.body?.cancel();
    request = redirected(request, response.status);
    target = next.href;
  }
}
