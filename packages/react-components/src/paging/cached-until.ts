import { isFetchError } from '@gifkit/fetch-api';

/**
 * Until when (ms since the epoch) asking again would give the same error from the client's cache;
 * 0 for an error that is not cached.
 */
export const cachedUntil = (error: unknown): number =>
  (isFetchError(error) && error.cachedUntil) || 0;
