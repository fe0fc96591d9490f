import type { Sdk } from '@gifkit/http';

export interface CacheOptions {
  /** Time that a response is reused, in ms. @default 60_000 */
  maxAge?: number | undefined;
  /** Time that an error is reused, in ms. @default 6_000 */
  errorMaxAge?: number | undefined;
  /** Maximum number of cached responses. @default 100 */
  maxEntries?: number | undefined;
  /** Maximum size of all cached responses, in bytes after decompression. @default 32_000_000 */
  maxBytes?: number | undefined;
}

export interface ClientOptions {
  /**
   * Base URL of the API. A version at its end (`/v1/`) is replaced if a call needs another one. Default: the global
   * GIPHY_API_URL or the value of setServerUrl, else 'https://api.giphy.com/v1/'.
   */
  baseUrl?: string | undefined;
  /** Sends the requests. A client with its own `fetch` shares no responses with others. Default: the global fetch. */
  fetch?: typeof fetch | undefined;
  /** Time limit of a call, including its retries, in ms; 0 sets no limit. @default 30_000 */
  timeout?: number | undefined;
  /**
   * Maximum size of a response, in bytes after decompression. A larger one is aborted, and the call fails.
   * @default 5_000_000
   */
  maxResponseBytes?: number | undefined;
  /** Maximum number of retries after a status of 429 or 5xx. @default 0 */
  retry?: number | undefined;
  /**
   * Limits of the cache. Overlapping calls share one request in any case. Default: the cache of the page; a client
   * with any value, or on a server, has its own cache.
   */
  cache?: CacheOptions | undefined;
  /**
   * The package or app that makes the calls, sent in three headers. Default: FetchAPI in this version, on the web.
   */
  sdk?: Sdk | undefined;
  /** Session id, sent with every request. @default getPingbackId() */
  pingbackId?: string | undefined;
}
