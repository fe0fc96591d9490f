import { forgetError, isFetchError } from '@gifkit/fetch-api';

/**
 * How many ms from now on a request would still get the same error from the client's cache, for somebody who
 * wants another try. That leaves a service alone which has answered with an error. Where nobody has answered,
 * there is nobody to leave alone, and the network may be back: the client then forgets the error, and the
 * request is sent at once.
 *
 * @returns 0 for at once.
 */
export function retryDelay(error: unknown): number {
  if (!isFetchError(error)) return 0;
  if (error.status === 0) forgetError(error);
  return Math.max(0, (error.cachedUntil ?? 0) - Date.now());
}
