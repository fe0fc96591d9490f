import { forgetError, isFetchError } from '@gifkit/fetch-api';

/**
 * ms for which a request would still get the same error from the client's cache; 0 for at once. After no response at
 * all, the network may be back, so the client forgets the error.
 */
export function retryDelay(error: unknown): number {
  if (!isFetchError(error)) return 0;
  if (error.status === 0) forgetError(error);
  return Math.max(0, (error.cachedUntil ?? 0) - Date.now());
}
