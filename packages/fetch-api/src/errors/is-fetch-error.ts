import type { FetchError } from './fetch-error.ts';

/** What the names of all errors of requests end in: here, and in the packages built on this one. */
const NAME = /(Fetch|Platform)Error$/;

/**
 * Whether an error is a {@link FetchError}. Also true for one of another frame or of another copy of this
 * package, and for the `PlatformError` of `@gifkit/platform-requests`.
 */
export function isFetchError(error: unknown): error is FetchError {
  const { name, url, status } = (error ?? {}) as Partial<FetchError>;
  return NAME.test(String(name)) && typeof url === 'string' && typeof status === 'number';
}
