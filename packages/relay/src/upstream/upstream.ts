import type { TermName } from '@gifkit/providers';

/** Request options that the relay passes to a provider. */
export interface Upstream {
  /** Sends only the provider's own request data, and follows no redirect. */
  fetch: typeof fetch;
  /** In ms. */
  timeout: number;
  maxResponseBytes: number;
  /** Off, because the relay itself caches if the terms allow it. */
  cache: { maxAge: 0; errorMaxAge: 0 };
  /** Terms covered by the approval. */
  approved: readonly TermName[];
}

/** Maximum size of an API response in bytes, after decompression. */
export const MAX_RESPONSE_BYTES = 1_000_000;

const HEADERS = { Accept: 'application/json', 'User-Agent': 'gifkit-relay' };

/** True for redirects. Some platforms hide the status and set a response type instead. */
export const isRedirect = ({ status, type }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/**
 * Creates a `fetch` for requests with a key. It passes on only URL, method, body and signal. It uses
 * `redirect: 'manual'`, because Workers do not support `'error'`.
 *
 * @throws {TypeError} if the service redirects: following would send the key elsewhere.
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
