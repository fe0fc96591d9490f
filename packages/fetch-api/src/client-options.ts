import type { Sdk } from './headers.ts';

export interface CacheOptions {
  /** How long a response is reused, in ms. @default 60_000 */
  maxAge?: number | undefined;
  /** How long an error is reused, in ms. @default 6_000 */
  errorMaxAge?: number | undefined;
  /** How many responses are kept. @default 100 */
  maxEntries?: number | undefined;
  /** How many bytes of responses are kept, after decompression. @default 32_000_000 */
  maxBytes?: number | undefined;
}

/** How a client talks to the server. */
export interface ClientOptions {
  /**
   * Where the API lives. A version at its end (`/v1/`) is replaced where a call needs another one.
   * @default the global GIPHY_API_URL or what setServerUrl said, else 'https://api.giphy.com/v1/'
   */
  baseUrl?: string | undefined;
  /** With one of its own, a client shares no responses with others. @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** How long a call may take, its repeats included, in ms; 0 sets no limit. @default 30_000 */
  timeout?: number | undefined;
  /**
   * The largest response, in bytes after decompression. The request for a larger one ends there, and the
   * call fails.
   * @default 5_000_000
   */
  maxResponseBytes?: number | undefined;
  /** How many times a request is repeated when the server responds with 429 or 5xx. @default 0 */
  retry?: number | undefined;
  /**
   * How long responses are reused. Calls that overlap share one request in any case.
   * @default the cache of the page; with any value, and on a server, the client has its own
   */
  cache?: CacheOptions | undefined;
  /**
   * The package or app that makes the calls; three headers tell it to the service.
   * @default FetchAPI in this version, on the web
   */
  sdk?: Sdk | undefined;
  /** Session id that goes with every request. @default getPingbackId() */
  pingbackId?: string | undefined;
}
