import type { GifID, IGif } from '@gifkit/model';
import type { GifsResult } from './result-types.ts';

/**
 * Fetches the page that begins at `offset`. Its `signal` aborts when the page is no longer wanted; pass it
 * on to the client's call, and the request ends with it.
 */
export type FetchGifs<T extends IGif = IGif> = (
  offset: number,
  options: { signal: AbortSignal },
) => Promise<GifsResult<T>>;

/** A place in a list of pages. */
export interface PageCursor<T extends IGif = IGif> {
  /** Whether the last page was reached, or one that brought nothing new. */
  isDone(): boolean;
  /** Goes on as if exactly these GIFs had been there before. */
  replaceKnown(known: readonly T[]): void;
  /** Fetches the next page and gives what is new in it. After a failure, the same page is next again. */
  next(signal: AbortSignal): Promise<T[]>;
}

/** A count as the service sends it, which may be a string or missing. */
function countOf(value: unknown, otherwise: number): number {
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return count >= 0 ? count : otherwise;
}

const idsOf = (gifs: readonly IGif[]): Set<GifID> => new Set(gifs.map(({ id }) => id));

/**
 * Goes through the pages of a list, each GIF once.
 *
 * @param known the GIFs that are there before the first page.
 */
export function createPageCursor<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
  known: readonly T[] = [],
): PageCursor<T> {
  let ids = idsOf(known);
  let nextOffset = known.length;
  let isDone = false;

  function addNew(gifs: readonly T[]): T[] {
    const fresh: T[] = [];
    for (const gif of gifs) {
      if (ids.has(gif.id)) continue;
      ids.add(gif.id);
      fresh.push(gif);
    }
    return fresh;
  }

  return {
    isDone: () => isDone,
    replaceKnown(gifs) {
      ids = idsOf(gifs);
    },
    async next(signal) {
      const { data, pagination } = await fetchGifs(nextOffset, { signal });
      const fresh = addNew(data);
      nextOffset =
        countOf(pagination?.offset, nextOffset) + countOf(pagination?.count, data.length);
      // Not every call knows its total: then it is 0 or missing.
      const total = countOf(pagination?.total_count, 0) || Number.POSITIVE_INFINITY;
      isDone = nextOffset >= total || fresh.length === 0;
      return fresh;
    },
  };
}
