import { MAX_REDIRECTS } from '../constants.ts';
import { pageOrigin } from '../context/page-origin.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

export const isRedirect = ({ status, type }: Response): boolean =>
  REDIRECTS.includes(status) || type === 'opaqueredirect';

/** The request after a redirect. As in browsers, 303 makes it a GET, and so do 301 and 302 after POST. */
function redirected(init: RequestInit, status: number): RequestInit {
  const isPost = init.method === 'POST';
  if (status > 303 || init.method === 'GET' || !(status === 303 || isPost)) return init;
  const { body: _body, ...rest } = init;
  const headers = new Headers(init.headers);
  headers.delete('Content-Type');
  return { ...rest, headers, method: 'GET' };
}

/**
 * Fetches and follows redirects only within the origin, so that no other server sees the secrets of the
 * request. A redirect to another origin is not followed: it is the response, or a network error.
 *
 * The browser itself can keep a request within the page's own origin. Other redirects are followed by
 * hand. That works on servers only: a browser does not say where such a redirect leads.
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
