import { forgetError, isFetchError } from '@gifkit/fetch-api';

/**
 * Returns the ms for which the client would return the same error from its cache; 0 if a request can be sent now. After
 * a network error the client forgets the error, because the network may be back.
 */
export function retryDelay(error: unknown): number {
  if (!isFetchError(error)) return 0;
  if (error.status === 0) forgetError(error);
  return Math.max(0, (error.cachedUntil ?? 0) - Date.now());
}
