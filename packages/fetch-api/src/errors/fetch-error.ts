import { redactUrl } from '../redact.ts';

export interface FetchErrorOptions {
  /** The error that caused it, of `fetch`, `JSON.parse` or normalising. */
  cause?: unknown;
  /** How long, in ms, the server asks to wait before another attempt. */
  retryAfter?: number | undefined;
}

/** A request that failed. Test for it with {@link isFetchError}. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** What was requested, with `REDACTED` in place of keys, tokens and passwords. */
  readonly url: string;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly statusText: string;
  readonly retryAfter: number | undefined;
  /**
   * Until when the client gives this same error again without asking the service, in ms since the epoch.
   * Undefined where the error is not kept, so that the next call asks the service. A client keeps errors
   * for `cache.errorMaxAge`; `forgetError(error)` forgets this one, `clearCache()` all at once.
   */
  cachedUntil?: number;

  constructor(
    message: string,
    url: string,
    status = 0,
    statusText = '',
    { retryAfter, ...options }: FetchErrorOptions = {},
  ) {
    super(message, options);
    this.url = redactUrl(url);
    this.status = status;
    this.statusText = statusText;
    this.retryAfter = retryAfter;
  }
}
