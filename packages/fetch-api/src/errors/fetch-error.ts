import { redactUrl } from '@gifkit/http';

export const ERROR_PREFIX = '@gifkit/fetch-api: ';

interface FetchErrorOptions {
  /** Error of `fetch` (on Node its reason, with a code), of `JSON.parse` or of the normalizer. */
  cause?: unknown;
  /** Wait that the server asks for before another attempt, in ms. */
  retryAfter?: number | undefined;
}

/** A failed request. Test for it with {@link isFetchError}. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** URL of the request, with `REDACTED` in place of keys, tokens and passwords. */
  readonly url: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly statusText: string;
  readonly retryAfter: number | undefined;
  /**
   * Time until which the client rejects the same call with this error without a new request, in ms since the epoch.
   * Undefined if the error is not cached.
   *
   * Errors are cached for `cache.errorMaxAge`. `forgetError(error)` removes this one from the cache, `clearCache()`
   * all of them.
   */
  declare cachedUntil?: number;

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

/** The content exists but is not available in the user's country. */
export class GeoFetchError extends FetchError {
  override name = 'GeoFetchError';
}

/** No GIF matches the request for a random one. */
export class NothingFoundFetchError extends FetchError {
  override name = 'NothingFoundFetchError';
}

/** The response was not complete within the client's `timeout`. */
export class TimeoutFetchError extends FetchError {
  override name = 'TimeoutFetchError';
}

/** Ending of the names of all request errors, including those of packages built on this one. */
const NAME = /(Fetch|Platform)Error$/;

/**
 * True for a {@link FetchError}, also one of another frame or another copy of this package, and for the
 * `PlatformError` of `@gifkit/platform-requests`.
 */
export function isFetchError(error: unknown): error is FetchError {
  const { name, url, status } = (error ?? {}) as Partial<FetchError>;
  return NAME.test(String(name)) && typeof url === 'string' && typeof status === 'number';
}

const kept = new WeakMap<object, () => void>();

/** Records that an error is cached until a time, in ms since the epoch. */
export function markKept(error: FetchError, until: number, forget: () => void): void {
  error.cachedUntil = until;
  kept.set(error, forget);
}

/**
 * Removes an error from the cache of its client, for a retry button. The next call sends a new request; the rest of
 * the cache stays. `error.cachedUntil` is undefined afterwards.
 *
 * @returns false if the error is not cached, or comes from another copy of this package.
 */
export function forgetError(error: unknown): boolean {
  const forget = kept.get(Object(error));
  if (!forget) return false;
  kept.delete(Object(error));
  forget();
  delete (error as FetchError).cachedUntil;
  return true;
}
