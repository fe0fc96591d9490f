import { envelope, pagination } from '../../http/envelope.ts';
import { readPage } from '../../http/parameters.ts';
import type { Context } from '../context.ts';

/** A response with the page of `items` that the query's `offset` and `limit` select. */
export function pageResponse<Item>(
  { query, responseId }: Context,
  items: readonly Item[],
  toJson: (item: Item) => unknown,
): Response {
  const { offset, limit } = readPage(query);
  const page = items.slice(offset, offset + limit);
  return envelope(page.map(toJson), responseId, pagination(items.length, page.length, offset));
}
