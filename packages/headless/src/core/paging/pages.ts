import type { IGif } from '@gifkit/model';

export interface Pages {
  readonly gifs: readonly IGif[];
  /** Total number of results; undefined if the service sends none. */
  readonly total?: number | undefined;
  readonly status: 'idle' | 'fetching' | 'done' | 'error';
  /** Number of restarts; identifies the list. */
  readonly list: number;
}

/** @param status the status in which the list was left; only a list that was done stays so. */
export const startPaging = (gifs: readonly IGif[], status: Pages['status'] = 'idle'): Pages => ({
  gifs,
  status: status === 'done' ? 'done' : 'idle',
  list: 0,
});
