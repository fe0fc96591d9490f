import { abortReason } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type { CallOptions } from './option-types.ts';
import { createPageCursor, type FetchGifs } from './page-cursor.ts';

/**
 * Fetches page after page until the last one. Each page has only GIFs that no earlier page had.
 *
 * @param options its `signal` ends the loop, and is passed to `fetchGifs` with every page.
 * @throws {unknown} any error of `fetchGifs`; the signal's reason when the signal is aborted.
 *
 * @example
 * const search = (offset, { signal }) => client.search('cats', { offset, limit: 25, signal });
 * for await (const gifs of gifPages(search)) {
 *   if (!show(gifs)) break;
 * }
 */
export async function* gifPages<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
  { signal = new AbortController().signal }: CallOptions = {},
): AsyncGenerator<T[], void, void> {
  const cursor = createPageCursor(fetchGifs);
  while (!cursor.position().isDone) {
    if (signal.aborted) throw abortReason(signal);
    const fresh = await cursor.next(signal);
    if (fresh.length > 0) yield fresh;
  }
}

/** Fetches the next page and returns all GIFs so far. */
type GifPaginator<T extends IGif = IGif> = (externalGifs?: T[]) => Promise<T[]>;

/**
 * Fetches page after page and collects the GIFs, each once. After the last page, or a page without new GIFs, calls
 * return the same list and fetch nothing. Overlapping calls share one page. If a page fails, the next call fetches
 * it again.
 *
 * Each longer list is a new array; a returned array never changes.
 *
 * @param initialGifs the GIFs before the first page.
 * @param options its `signal` is passed to `fetchGifs` with every page.
 * @returns a function. If the caller has changed the list, pass the new list to continue with it.
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
    if (cursor.position().isDone) return gifs;
    pending ??= fetchPage();
    return pending;
  };
}
