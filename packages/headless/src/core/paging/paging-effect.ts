import { forgetError, isFetchError } from '@gifkit/fetch-api';
import { FETCH_DEBOUNCE } from '../constants.ts';
import type { Paging } from './paging.ts';

type PagingEffect =
  | { type: 'fetch' }
  | { type: 'wait'; ms: number }
  | { type: 'abort' }
  | { type: 'nothing' };

const isBusy = ({ status: { name } }: Paging): boolean =>
  name === 'fetching' || name === 'waiting' || name === 'retrying';

/** @param debounce ms before every page except the first; a list that replaced another one waits 250 ms. */
export function pagingEffect(before: Paging, after: Paging, debounce: number): PagingEffect {
  const { status, list } = after;
  if (status.name === before.status.name && list === before.list) return { type: 'nothing' };
  switch (status.name) {
    case 'fetching':
      return { type: 'fetch' };
    case 'waiting':
      return { type: 'wait', ms: after.isDebounced ? FETCH_DEBOUNCE : debounce };
    case 'retrying':
      return { type: 'wait', ms: status.ms };
    case 'idle':
      return { type: isBusy(before) ? 'abort' : 'nothing' };
    default:
      return { type: 'nothing' };
  }
}

/**
 * Returns the ms for which the client would return the same error from its cache; 0 if a request can be sent now. After
 * a network error the client forgets the error, because the network may be back.
 */
export function retryDelay(error: unknown): number {
  if (!isFetchError(error)) return 0;
  if (error.status === 0) forgetError(error);
  return Math.max(0, (error.cachedUntil ?? 0) - Date.now());
}
