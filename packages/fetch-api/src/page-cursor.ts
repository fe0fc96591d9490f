import type { GifID, IGif } from '@gifkit/model';
import type { GifsResult } from './result-types.ts';

/** A page of a service that has cursors in place of offsets and totals. */
export interface CursorPage<T extends IGif = IGif> {
  data: T[];
  /**
   * Where the next page begins, in the service's own words. On the last page it is undefined; where it is
   * missing, there may be another page at the next offset.
   */
  next?: string | undefined;
}

interface FetchGifsOptions {
  /** Aborts when the page is no longer wanted; pass it on, and the request ends with it. */
  signal: AbortSignal;
  /** `next` of the page before. A page without it is the first one of its list. */
  cursor?: string | undefined;
}

/** Fetches the page that begins at `offset`, or at `cursor` where the pages before came with cursors. */
export type FetchGifs<T extends IGif = IGif> = (
  offset: number,
  options: FetchGifsOptions,
) => Promise<GifsResult<T> | CursorPage<T>>;

/** How many pages in a row may bring nothing new before a list with cursors counts as ended. */
const MAX_BARREN_PAGES = 5;

/** A place in a list of pages. */
interface PageCursor<T extends IGif = IGif> {
  /** Whether the last page was reached, or one that brought nothing new. */
  isDone(): boolean;
  /** Continues as if exactly these GIFs were the list so far. */
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
  let cursor: string | undefined;
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

  /** Takes note of where the next page begins, and whether there is one. */
  function goOn({ data, ...page }: GifsResult<T> | CursorPage<T>, newCount: number): void {
    const { next, pagination } = page as Partial<GifsResult<T> & CursorPage<T>>;
    if (next || cursor || 'next' in page) {
      // A service that repeats a cursor would never end.
      isDone = !next || next === cursor;
      cursor = next;
      nextOffset += newCount;
      return;
    }
    const offset = countOf(pagination?.offset, nextOffset);
    nextOffset = offset + countOf(pagination?.count, data.length);
    // Not every call knows its total: then it is 0, missing, or less than what has come.
    const total = countOf(pagination?.total_count, 0);
    const isKnown = total > 0 && total >= offset + data.length;
    isDone = newCount === 0 || (isKnown && nextOffset >= total);
  }

  return {
    isDone: () => isDone,
    replaceKnown(gifs) {
      ids = idsOf(gifs);
    },
    async next(signal) {
      for (let barren = 1; ; barren += 1) {
        const page = await fetchGifs(nextOffset, cursor ? { signal, cursor } : { signal });
        const fresh = addNew(page.data);
        goOn(page, fresh.length);
        if (barren === MAX_BARREN_PAGES) isDone ||= fresh.length === 0;
        // With cursors, a page may bring nothing new although others follow.
        if (fresh.length > 0 || isDone) return fresh;
      }
    },
  };
}
