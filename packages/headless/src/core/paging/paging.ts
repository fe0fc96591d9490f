import type { IGif } from '@gifkit/model';
import { FETCH_DEBOUNCE } from '../constants.ts';

export interface Paging {
  readonly gifs: readonly IGif[];
  /** The service's number of GIFs in the whole list; undefined when it sends none. */
  readonly total?: number | undefined;
  readonly status: PagingStatus;
  readonly isSentinelInView: boolean;
  /** Counts how often the list has started over: another number is another list. */
  readonly list: number;
  /** When the reset key changed last, in ms since the epoch. */
  readonly resetAt: number;
  /** The list started over twice, or took the place of another one, within 250 ms: its first page waits as long. */
  readonly isRushed: boolean;
}

export type PagingStatus =
  /** There may be more, and the sentinel is not in view. */
  | { readonly name: 'idle' }
  /** The sentinel is in view; the next page is fetched after the debounce. */
  | { readonly name: 'waiting' }
  | { readonly name: 'fetching' }
  /** The last page brought nothing new. */
  | { readonly name: 'done' }
  | { readonly name: 'error' }
  /** The reader wants another try; the request is sent after `ms`. */
  | { readonly name: 'retrying'; readonly ms: number };

export type PagingAction =
  | { type: 'sentinel'; isInView: boolean; isRushed?: boolean }
  /** The debounce, or the time for which an error is cached, is over. */
  | { type: 'waited' }
  | { type: 'fetched'; gifs: readonly IGif[]; hasGrown: boolean; total?: number | undefined }
  | { type: 'failed' }
  /** Until `ms` are over, a request would get the same error from the client's cache. */
  | { type: 'retry'; ms: number }
  /** Starts over. Resets by key, which have a time, fetch once if they follow each other within 250 ms. */
  | { type: 'reset'; gifs: readonly IGif[]; now?: number }
  /** The host has edited its own list. */
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
  isRushed: false,
});

/**
 * The next status when nothing is running: the first page is fetched at once, the others after the debounce.
 */
function advance(paging: Paging): Paging {
  if (!paging.isSentinelInView) return { ...paging, status: IDLE };
  const isFirst = paging.gifs.length === 0 && !paging.isRushed;
  return { ...paging, status: { name: isFirst ? 'fetching' : 'waiting' } };
}

/** @returns the same object when nothing changes. */
export function pagingReducer(paging: Paging, action: PagingAction): Paging {
  const { status } = paging;
  switch (action.type) {
    case 'sentinel': {
      // After an error only a retry fetches, because the observer may still report the sentinel that the error
      // has replaced.
      if (status.name === 'error') return paging;
      const known = action.isRushed ? { ...paging, isRushed: true } : paging;
      if (action.isInView === paging.isSentinelInView) return known;
      const next = { ...known, isSentinelInView: action.isInView };
      return status.name === 'idle' || status.name === 'waiting' ? advance(next) : next;
    }
    case 'waited':
      return { ...paging, status: { name: 'fetching' } };
    case 'fetched': {
      const { gifs, total } = action;
      if (!action.hasGrown) return { ...paging, gifs, total, status: { name: 'done' } };
      return advance({ ...paging, gifs, total, isRushed: false });
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
      const isRushed = now !== undefined && now - paging.resetAt < FETCH_DEBOUNCE;
      const resetAt = now ?? paging.resetAt;
      return advance({ ...paging, gifs, isRushed, resetAt, list: paging.list + 1 });
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
  /** The service's number of GIFs in the whole list. */
  readonly total?: number | undefined;
  readonly status: 'idle' | 'fetching' | 'done' | 'error';
  /** Another number is another list. */
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

/** @returns the last object when it shows the same. */
export function pagesOf({ gifs, total, list, status: { name } }: Paging, last?: Pages): Pages {
  const isFirstPageDue = name === 'waiting' && gifs.length === 0;
  const status = isFirstPageDue ? 'fetching' : SHOWN_AS[name];
  const isSame = last?.gifs === gifs && last.status === status && last.list === list;
  return isSame ? last : { gifs, total, status, list };
}
