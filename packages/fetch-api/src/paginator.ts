import type { IGif } from '@gifkit/model';
import { createAppend } from './growing-list.ts';
import { type FetchGifs, PageWalk } from './page-walk.ts';

/** Fetches one more page and gives all GIFs so far. */
export type GifPaginator<T extends IGif = IGif> = (externalGifs?: T[]) => Promise<T[]>;

/**
 * Fetches page after page and adds them up, each GIF once. After the last page, or one that brought
 * nothing new, further calls give the same list and fetch nothing. Calls that overlap share one page; a
 * page that failed is fetched again by the next call.
 *
 * The list is another array whenever it has grown. (With more than 10,000 GIFs, the array before the
 * last one is used again for the next page, so don't keep it.)
 *
 * @param initialGifs what is there before the first page.
 * @returns a function that takes the list to go on with where the caller has changed it.
 *
 * @example
 * const fetchMore = gifPaginator((offset) => client.search('cats', { offset, limit: 25 }));
 * let gifs = await fetchMore();
 * gifs = await fetchMore();
 */
export function gifPaginator<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
  initialGifs: readonly T[] = [],
): GifPaginator<T> {
  const walk = new PageWalk(fetchGifs, initialGifs);
  const append = createAppend<T>();
  let gifs = [...initialGifs];
  let pending: Promise<T[]> | undefined;

  async function fetchPage(): Promise<T[]> {
    try {
      const fresh = await walk.next();
      if (fresh.length > 0) gifs = append(gifs, fresh);
      return gifs;
    } finally {
      pending = undefined;
    }
  }

  return async (externalGifs) => {
    if (externalGifs && externalGifs !== gifs) {
      gifs = externalGifs;
      walk.replaceKnown(gifs);
    }
    if (walk.isDone) return gifs;
    pending ??= fetchPage();
    return pending;
  };
}
