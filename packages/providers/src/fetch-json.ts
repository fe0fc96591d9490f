import type { CallOptions, ClientOptions } from '@gifkit/fetch-api';
import { createRequester } from '@gifkit/fetch-api/internal';

/** How a catalog of your own is asked. */
interface FetchJsonOptions
  extends CallOptions,
    Pick<ClientOptions, 'fetch' | 'timeout' | 'maxResponseBytes' | 'retry'> {
  /** Keys in the URL that no error may show. Values of `key`, `token` and the like never are. */
  secrets?: readonly string[] | undefined;
}

/**
 * The JSON of a URL, for a provider of your own: with the status of a failure, and how long its `Retry-After` asks
 * to wait; status 0 when there is no connection, or no response within `timeout` (30,000 ms).
 *
 * @throws {FetchError} when the request fails, or its response is no JSON.
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
    headers: () => new Headers(),
    redirect: 'follow',
    secrets: secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]),
    failureOf: () => undefined,
  });
  return requester.request<unknown>(url, { signal, noCache: true, normalizer: (body) => body });
}
