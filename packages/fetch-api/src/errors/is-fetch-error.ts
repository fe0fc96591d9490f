import type { FetchError } from './fetch-error.ts';

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
