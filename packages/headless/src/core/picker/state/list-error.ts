import { isFetchError } from '@gifkit/fetch-api';

/** Why a list could not be fetched, as far as a reader can do something about it. */
export type ListError =
  /** The service does not know the key; only the host can help. */
  | { name: 'refused' }
  | {
      name: 'limit';
      /** When a request is allowed again, in ms since the epoch; undefined if unknown. */
      until: number | undefined;
    }
  | { name: 'offline' }
  | { name: 'other' };

const REFUSED: readonly number[] = [401, 403];

/** 404 means a wrong key, too: KLIPY has the key in its URLs, and a list itself is never missing. */
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;

export function toListError(error: unknown, now: number, isOnline: boolean): ListError {
  if (!isFetchError(error)) return { name: isOnline ? 'other' : 'offline' };
  const { status, retryAfter } = error;
  if (REFUSED.includes(status) || status === NOT_FOUND) return { name: 'refused' };
  if (status === TOO_MANY_REQUESTS) {
    return { name: 'limit', until: retryAfter === undefined ? undefined : now + retryAfter };
  }
  return { name: status === 0 && !isOnline ? 'offline' : 'other' };
}
