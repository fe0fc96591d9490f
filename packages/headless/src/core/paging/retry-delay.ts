import { type FetchError, forgetError } from '@gifkit/fetch-api';

/**
 * Returns the ms for which the client would return the same error from its cache; 0 if a request can be sent now. After
 * a network error the client forgets the error, because the network may be back.
 */
export function retryDelay(error: unknown): number {
  const { status, cachedUntil = 0 }: Partial<FetchError> = Object(error);
  if (status === 0 && forgetError(error)) return 0;
  return Math.max(0, cachedUntil - Date.now());
}
