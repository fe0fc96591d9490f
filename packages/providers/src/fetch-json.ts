import { type CallOptions, type ClientOptions, createRequester } from '@gifkit/fetch-api';

interface FetchJsonOptions
  extends CallOptions,
    Pick<ClientOptions, 'fetch' | 'timeout' | 'maxResponseBytes' | 'retry'> {
  /** Keys in the URL that errors must not contain. Parameters such as `key` and `token` are always redacted. */
  secrets?: readonly string[] | undefined;
}

/**
 * Fetches JSON for your own provider. Errors have the HTTP status and the wait of `Retry-After`; the status is 0 if
 * there is no connection, or no response within `timeout` (30,000 ms).
 *
 * @throws {FetchError} when the request fails, or its response is not JSON.
 * @throws {unknown} the signal's reason when the signal is aborted.
 *
 * @example const { items } = await fetchJson(`https://example.com/search?q=${term}`, { signal })
 */
export function fetchJson(
  url: string,
  { signal, secrets = [], ...options }: FetchJsonOptions = {},
): Promise<unknown> {
  const requester = createRequester(options, {
    urlOf: (address) => address,
    redirect: 'follow',
    secrets: secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]),
  });
  return requester.request<unknown>(url, { signal, noCache: true, normalizer: (body) => body });
}
