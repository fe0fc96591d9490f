import type { GifID, IGif } from '@gifkit/model';
import type { GifsResult } from './result-types.ts';

/** Gives all GIFs fetched so far, one more page with every call. */
export type GifPaginator = (externalGifs?: IGif[]) => Promise<IGif[]>;

/**
 * Fetches page after page and adds them up, each GIF once. When a page brings nothing new or the last
 * one is reached, further calls give the same list and fetch nothing. Calls that overlap share one page;
 * a page that failed is fetched again by the next call.
 *
 * @param fetchGifs fetches one page.
 * @param initialGifs what is there before the first page.
 * @returns a function that fetches one more page. It takes the list to go on with where the caller has
 * changed it, and gives a new array whenever the list grew.
 */
export function gifPaginator(
  fetchGifs: (offset: number) => Promise<GifsResult>,
  initialGifs: readonly IGif[] = [],
): GifPaginator {
  let gifs = [...initialGifs];
  let ids = new Set<GifID>(gifs.map(({ id }) => id));
  let offset = gifs.length;
  let isDone = false;
  let pending: Promise<IGif[]> | undefined;

  async function fetchPage(): Promise<IGif[]> {
    const { data, pagination } = await fetchGifs(offset);
    const next = Number(pagination?.offset ?? offset) + Number(pagination?.count || data.length);
    const fresh = data.filter(({ id }) => !ids.has(id) && ids.add(id));
    isDone = fresh.length === 0 || next <= offset || next >= (pagination?.total_count || Infinity);
    offset = next;
    if (fresh.length > 0) gifs = gifs.concat(fresh);
    return gifs;
  }

  return async (externalGifs) => {
    if (externalGifs && externalGifs !== gifs) {
      gifs = externalGifs;
      ids = new Set(gifs.map(({ id }) => id));
    }
    if (isDone) return gifs;
    pending ??= fetchPage().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
