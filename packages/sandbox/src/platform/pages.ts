import type { Exchange } from '../api/call.ts';
import { readPage } from '../http/parameters.ts';

/** One page of a list, by `limit` and `offset`, with the address of the next one. */
export const pageOf = <Item>(
  { query, request }: Exchange,
  items: readonly Item[],
  write: (item: Item) => unknown,
): Response => {
  const { limit, offset } = readPage(query);
  const results = items.slice(offset, offset + limit).map(write);
  const next = new URL(request.url);
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('offset', String(offset + limit));
  const isLast = offset + limit >= items.length;
  return Response.json({ count: items.length, next: isLast ? null : next.href, results });
};
