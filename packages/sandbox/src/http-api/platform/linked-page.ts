import { readPage } from '../../http/parameters.ts';
import type { Context } from '../context.ts';

/** A response with one page of a list, by `limit` and `offset`, and the URL of the next one. */
export function pageResponse<Item>(
  { query, request }: Context,
  items: readonly Item[],
  toJson: (item: Item) => unknown,
): Response {
  const { limit, offset } = readPage(query);
  const results = items.slice(offset, offset + limit).map(toJson);
  const next = new URL(request.url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('offset', String(offset + limit));
  const isLast = offset + limit >= items.length;
  return Response.json({ count: items.length, next: isLast ? null : next.href, results });
}
