import { redactUrl } from '../redact.ts';

interface FetchErrorOptions {
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

/** The content exists but is not available in the visitor's country. */
export class GeoFetchError extends FetchError {
  override name = 'GeoFetchError';
}

/** A random GIF was asked for, and none matches. */
export class NothingFoundFetchError extends FetchError {
  override name = 'NothingFoundFetchError';
}

/** No complete response came within the client's `timeout`. */
export class TimeoutFetchError extends FetchError {
  override name = 'TimeoutFetchError';
}

/** The names of all request errors end with this, here and in packages that are built on this one. */
const NAME = /(Fetch|Platform)Error$/;

/**
 * Whether an error is a {@link FetchError}. Also true for one of another frame or of another copy of this
 * package, and for the `PlatformError` of `@gifkit/platform-requests`.
 */
export function isFetchError(error: unknown): error is FetchError {
  const { name, url, status } = (error ?? {}) as Partial<FetchError>;
  return NAME.test(String(name)) && typeof url === 'string' && typeof status === 'number';
}
