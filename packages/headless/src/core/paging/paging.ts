import type { IGif } from '@gifkit/model';
import { FETCH_DEBOUNCE } from '../constants.ts';

export interface Paging {
  readonly gifs: readonly IGif[];
  /** Total number of results; undefined if the service sends none. */
  readonly total?: number | undefined;
  readonly status: PagingStatus;
  readonly isSentinelInView: boolean;
  /** Number of restarts; identifies the list. */
  readonly list: number;
  /** Time of the last reset by key, in ms since the epoch. */
  readonly resetAt: number;
  /** True if the list restarted twice, or replaced another list, within 250 ms. Its first page then waits 250 ms. */
  readonly isDebounced: boolean;
}

type PagingStatus =
  /** More pages may exist, but the sentinel is out of view. */
  | { readonly name: 'idle' }
  /** The sentinel is in view; the next page follows after the debounce. */
  | { readonly name: 'waiting' }
  | { readonly name: 'fetching' }
  | { readonly name: 'done' }
  | { readonly name: 'error' }
  | { readonly name: 'retrying'; readonly ms: number };

export type PagingAction =
  | { type: 'sentinel'; isInView: boolean; isDebounced?: boolean }
  /** The debounce is over, or the error is no longer cached. */
  | { type: 'waited' }
  | { type: 'fetched'; gifs: readonly IGif[]; hasGrown: boolean; total?: number | undefined }
  | { type: 'failed' }
  /** For `ms`, the client would return the same error from its cache. */
  | { type: 'retry'; ms: number }
  /** Restarts. Resets by key have a time; several within 250 ms fetch once. */
  | { type: 'reset'; gifs: readonly IGif[]; now?: number }
  | { type: 'edited'; gifs: readonly IGif[] }
  | { type: 'stop' };

const IDLE = { name: 'idle' } as const;

export const startPaging = (
  gifs: readonly IGif[],
  status: PagingStatus['name'] = 'idle',
): Paging => ({
  gifs,
  status: status === 'done' ? { name: 'done' } : IDLE,
  isSentinelInView: false,
  list: 0,
  resetAt: Number.NEGATIVE_INFINITY,
  isDebounced: false,
});

/** Sets the next status: the first page is fetched immediately, later ones after the debounce. */
function advance(paging: Paging): Paging {
  if (!paging.isSentinelInView) return { ...paging, status: IDLE };
  const isFirst = paging.gifs.length === 0 && !paging.isDebounced;
  return { ...paging, status: { name: isFirst ? 'fetching' : 'waiting' } };
}

/** @returns the same object if nothing changes. */
export function pagingReducer(paging: Paging, action: PagingAction): Paging {
  const { status } = paging;
  switch (action.type) {
    case 'sentinel': {
      // After an error only a retry fetches: the observer may still report the sentinel that the error replaced.
      if (status.name === 'error') return paging;
      const known = action.isDebounced ? { ...paging, isDebounced: true } : paging;
      if (action.isInView === paging.isSentinelInView) return known;
      const next = { ...known, isSentinelInView: action.isInView };
      return status.name === 'idle' || status.name === 'waiting' ? advance(next) : next;
    }
    case 'waited':
      return { ...paging, status: { name: 'fetching' } };
    case 'fetched': {
      const { gifs, total } = action;
      if (!action.hasGrown) return { ...paging, gifs, total, status: { name: 'done' } };
      return advance({ ...paging, gifs, total, isDebounced: false });
    }
    case 'failed':
      return { ...paging, isSentinelInView: false, status: { name: 'error' } };
    case 'retry': {
      if (status.name !== 'error') return paging;
      const { ms } = action;
      return { ...paging, status: ms > 0 ? { name: 'retrying', ms } : { name: 'fetching' } };
    }
    case 'reset': {
      const { gifs, now } = action;
      const isDebounced = now !== undefined && now - paging.resetAt < FETCH_DEBOUNCE;
      const resetAt = now ?? paging.resetAt;
      return advance({ ...paging, gifs, isDebounced, resetAt, list: paging.list + 1 });
    }
    case 'edited':
      return { ...paging, gifs: action.gifs };
    case 'stop': {
      const isOver = status.name === 'done' || status.name === 'error';
      return { ...paging, isSentinelInView: false, status: isOver ? status : IDLE };
    }
  }
}

export interface Pages {
  readonly gifs: readonly IGif[];
  readonly total?: number | undefined;
  readonly status: 'idle' | 'fetching' | 'done' | 'error';
  /** Number of restarts; identifies the list. */
  readonly list: number;
}

const SHOWN_AS = {
  idle: 'idle',
  waiting: 'idle',
  fetching: 'fetching',
  retrying: 'fetching',
  done: 'done',
  error: 'error',
} as const satisfies Record<PagingStatus['name'], Pages['status']>;

/** @returns `last` if it is equal. */
export function pagesOf({ gifs, total, list, status: { name } }: Paging, last?: Pages): Pages {
  const isFirstPageDue = name === 'waiting' && gifs.length === 0;
  const status = isFirstPageDue ? 'fetching' : SHOWN_AS[name];
  const isSame = last?.gifs === gifs && last.status === status && last.list === list;
  return isSame ? last : { gifs, total, status, list };
}
