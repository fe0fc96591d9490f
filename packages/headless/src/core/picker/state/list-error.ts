import { isFetchError } from '@gifkit/fetch-api';

/** Reason of a failed list request, as far as a user can react to it. */
export type ListError =
  /** The service rejects the key; only the host can fix it. */
  | { name: 'refused' }
  | {
      name: 'limit';
      /** Time when requests are allowed again, in ms since the epoch; undefined if unknown. */
      until: number | undefined;
    }
  | { name: 'offline' }
  | { name: 'other' };

const REFUSED: readonly number[] = [401, 403];

/** 404 also means a wrong key: KLIPY has the key in its URLs, and a list itself always exists. */
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
