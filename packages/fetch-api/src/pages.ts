import type { IGif } from '@gifkit/model';
import { abortReason } from './any-realm.ts';
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
