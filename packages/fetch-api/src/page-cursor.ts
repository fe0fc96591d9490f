import type { IGif } from '@gifkit/model';
import type { GifsResult } from './result-types.ts';

/** A page of a service with cursors instead of offsets and totals. */
export interface CursorPage<T extends IGif = IGif> {
  data: T[];
  /** Opaque cursor; `undefined` on the last page. If the field is missing, pages are fetched by offset. */
  next?: string | undefined;
}

interface FetchGifsOptions {
  /** Aborted when the page is no longer needed. Pass it to the request. */
  signal: AbortSignal;
  /** `next` of the previous page; undefined for the first page. */
  cursor?: string | undefined;
}

/** Fetches the page at `offset`, or at `cursor` if the service uses cursors. */
export type FetchGifs<T extends IGif = IGif> = (
  offset: number,
  options: FetchGifsOptions,
) => Promise<GifsResult<T> | CursorPage<T>>;

/** A list with cursors ends after this many pages in a row without new GIFs. */
const MAX_PAGES_WITHOUT_NEW = 5;

/** Where the next page of a list begins. It can be stored and restored. */
export interface PagePosition {
  readonly offset: number;
  readonly cursor?: string | undefined;
  readonly isDone: boolean;
}

/** Fetches the pages of a list in their order. */
interface PageCursor<T extends IGif = IGif> {
  position(): PagePosition;
  /** Replaces the GIFs that count as known. */
  replaceKnown(known: readonly T[]): void;
  /** Fetches the next page and returns its new GIFs. After a failure, the same page is next. */
  next(signal: AbortSignal): Promise<T[]>;
}

/** The service may send a string, or nothing. */
function countOf(value: unknown, otherwise: number): number {
  const count = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return count >= 0 ? count : otherwise;
}

/** As texts, because hosts mix numbers from their database with the texts of the service. */
const idsOf = (gifs: readonly IGif[]): Set<string> => new Set(gifs.map(({ id }) => String(id)));

/**
 * Fetches a list page by page: by offset, or by cursor if the service has cursors. {@link gifPaginator} and
 * {@link gifPages} are built on it.
 *
 * @param known the GIFs before the first page; each GIF is returned once.
 * @param position of the first page. Default: after the known GIFs.
 */
export function createPageCursor<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
  known: readonly T[] = [],
  position: PagePosition = { offset: known.length, isDone: false },
): PageCursor<T> {
  let ids = idsOf(known);

  function addNew(gifs: readonly T[]): T[] {
    const fresh: T[] = [];
    for (const gif of gifs) {
      // Lists of hosts may have holes.
      const id = String(gif?.id);
      if (!gif || ids.has(id)) continue;
      ids.add(id);
      fresh.push(gif);
    }
    return fresh;
  }

  /** Stores the position of the next page, and whether this was the last one. */
  function advance({ data, ...page }: GifsResult<T> | CursorPage<T>, newCount: number): void {
    const { next, pagination } = page as Partial<GifsResult<T> & CursorPage<T>>;
    const { cursor } = position;
    if (next || cursor || 'next' in page) {
      // A repeated cursor would loop forever.
      const isDone = !next || next === cursor;
      position = { offset: position.offset + newCount, cursor: next, isDone };
      return;
    }
    const offset = countOf(pagination?.offset, position.offset);
    const end = offset + countOf(pagination?.count, data.length);
    // If the service does not know the total, it is 0, missing, or smaller than the number of GIFs so far.
    const total = countOf(pagination?.total_count, 0);
    const isKnown = total > 0 && total >= offset + data.length;
    position = { offset: end, isDone: newCount === 0 || (isKnown && end >= total) };
  }

  return {
    position: () => position,
    replaceKnown(gifs) {
      ids = idsOf(gifs);
    },
    async next(signal) {
      for (let barren = 1; ; barren += 1) {
        const { offset, cursor } = position;
        const page = await fetchGifs(offset, cursor ? { signal, cursor } : { signal });
        const fresh = addNew(page.data);
        advance(page, fresh.length);
        if (fresh.length > 0) return fresh;
        if (barren === MAX_PAGES_WITHOUT_NEW) position = { ...position, isDone: true };
        // With cursors, a page without new GIFs may be followed by others.
        if (position.isDone) return fresh;
      }
    },
  };
}
