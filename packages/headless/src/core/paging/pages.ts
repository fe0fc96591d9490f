import type { PagePosition } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';

export interface Pages {
  readonly gifs: readonly IGif[];
  /** Total number of results; undefined if the service sends none. */
  readonly total?: number | undefined;
  readonly status: 'idle' | 'fetching' | 'done' | 'error';
  /** Number of restarts; identifies the list. */
  readonly list: number;
  /** Where the next page begins; undefined before the first page has loaded. */
  readonly position?: PagePosition | undefined;
}

/** @param status the status in which the list was left; only a list that was done stays so. */
export const startPaging = (
  gifs: readonly IGif[],
  status: Pages['status'] = 'idle',
  position?: PagePosition | undefined,
): Pages => ({
  gifs,
  position,
  status: status === 'done' ? status : 'idle',
  list: 0,
});
