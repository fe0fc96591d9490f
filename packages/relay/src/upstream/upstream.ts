import type { TermName } from '@gifkit/providers';

/** How a provider behind a relay asks its service. */
export interface Upstream {
  /** Sends what the provider made and nothing else, and follows no redirect. */
  fetch: typeof fetch;
  /** ms */
  timeout: number;
  maxResponseBytes: number;
  /** The relay keeps responses, where the terms allow it. */
  cache: { maxAge: 0; errorMaxAge: 0 };
  /** What the approval covers. */
  approved: readonly TermName[];
}

/** Bytes of a response of an API, after decompression. */
export const MAX_RESPONSE_BYTES = 1_000_000;

const HEADERS = { Accept: 'application/json', 'User-Agent': 'gifkit-relay' };

/** Statuses of redirects; where a platform hides them, the response has a type of its own. */
export const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/**
 * A `fetch` for requests with a key: of what it is given it takes the address, the method, the body and the signal.
 * `redirect: 'manual'`, because Workers know no `'error'`.
 *
 * @throws {TypeError} where the service redirects: the key would be sent there, too.
 */
export const upstreamFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, { method = 'GET', body, signal } = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await send(url, {
      method,
      headers: body ? { ...HEADERS, 'Content-Type': 'application/json' } : HEADERS,
      redirect: 'manual',
      ...(body && { body }),
      ...(signal && { signal }),
    });
    if (!isRedirect(response)) return response;
    response.body?.cancel().catch(() => {});
    throw new TypeError('The service redirects to another address.');
  };
