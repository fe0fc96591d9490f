import type { IGif } from '@gifkit/model';
import { type FetchGifs, PageWalk } from './page-walk.ts';

/**
 * Page after page, each with the GIFs that no page before it had, until the last one.
 *
 * @throws what `fetchGifs` throws; a `signal` that it passes on ends the loop so.
 *
 * @example
 * for await (const gifs of gifPages((offset) => client.search('cats', { offset, limit: 25, signal }))) {
 *   if (!show(gifs)) break;
 * }
 */
export async function* gifPages<T extends IGif = IGif>(
  fetchGifs: FetchGifs<T>,
): AsyncGenerator<T[], void, void> {
  const walk = new PageWalk(fetchGifs);
  while (!walk.isDone) {
    const fresh = await walk.next();
    if (fresh.length > 0) yield fresh;
  }
}
