import type { Paging } from './paging.ts';

/** What has to happen in the world when a list goes from one state to the next. */
export type PagingEffect =
  /** Fetch the next page of the list; what was under way is aborted. */
  | { type: 'fetch' }
  /** Wait, then say so; what was under way is aborted. */
  | { type: 'wait'; ms: number }
  /** Abort what is under way. */
  | { type: 'abort' }
  | { type: 'nothing' };

const isBusy = ({ status: { name } }: Paging): boolean =>
  name === 'fetching' || name === 'waiting' || name === 'retrying';

/** @param debounce ms before every page but the first. */
export function pagingEffect(before: Paging, after: Paging, debounce: number): PagingEffect {
  const { status, list } = after;
  if (status.name === before.status.name && list === before.list) return { type: 'nothing' };
  switch (status.name) {
    case 'fetching':
      return { type: 'fetch' };
    case 'waiting':
      return { type: 'wait', ms: debounce };
    case 'retrying':
      return { type: 'wait', ms: status.ms };
    case 'idle':
      return { type: isBusy(before) ? 'abort' : 'nothing' };
    default:
      return { type: 'nothing' };
  }
}
