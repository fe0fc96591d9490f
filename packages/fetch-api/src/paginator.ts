import type { IGif } from '@gifkit/model';
import type { CallOptions } from './option-types.ts';
import { createPageCursor, type FetchGifs } from './page-cursor.ts';

/** Fetches one more page and gives all GIFs so far. */
export type GifPaginator<T extends IGif = IGif> = (externalGifs?: T[]) => Promise<T[]>;

/**
 * Fetches page after page and adds them up, each GIF once. After the last page, or one that brought
 * nothing new, further calls give the same list and fetch nothing. Calls that overlap share one page; a
 * page that failed is fetched again by the next call.
 *
 * The list is a new array whenever it has grown; an array never changes after it was returned.
 *
 * @param initialGifs the GIFs that are there before the first page.
 * @param options its `signal` goes to `fetchGifs` with every page.
 * @returns a function. When the caller has changed the list, it passes the list to continue with.
 *
 * @example
 * const fetchMore = gifPaginator((offset) => client.search('cats', { offset, limit: 25 }));
 * let gifs = await fetchMore();
 * gifs = await fetchMore();
 */
export function gifPaginator<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
  initialGifs: readonly T[] = [],
  { signal = new AbortController().signal }: CallOptions = {},
): GifPaginator<T> {
  const cursor = createPageCursor(fetchGifs, initialGifs);
  let gifs = [...initialGifs];
  let pending: Promise<T[]> | undefined;

  async function fetchPage(): Promise<T[]> {
    try {
      const fresh = await cursor.next(signal);
      if (fresh.length > 0) gifs = gifs.concat(fresh);
      return gifs;
    } finally {
      pending = undefined;
    }
  }

  return async (externalGifs) => {
    if (externalGifs && externalGifs !== gifs) {
      gifs = externalGifs;
      cursor.replaceKnown(gifs);
    }
    if (cursor.isDone()) return gifs;
    pending ??= fetchPage();
    return pending;
  };
}
