import { isFetchError } from '@gifkit/fetch-api';

/**
 * Until when (ms since the epoch) a new request would get the same error from the client's cache;
 * 0 for an error that is not cached.
 */
export const cachedUntil = (error: unknown): number =>
  (isFetchError(error) && error.cachedUntil) || 0;
