import type { Rating, Searched } from '../../catalog/entry.ts';
import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { readQuery } from '../../http/parameters.ts';
import { scheduledIds } from '../../state/schedule.ts';
import type { Context } from '../context.ts';

/** Which part of which list a request asks for. */
export interface Part {
  kind: Searched;
  rating: Rating;
  offset: number;
  limit: number;
}

export const searched = (
  { namespace, query }: Context,
  { kind, rating, offset, limit }: Part,
): Page =>
  searchPage(namespace.catalog, readQuery(query), { kind, rating, unlisted: true }, offset, limit);

export const popular = ({ namespace }: Context, { kind, rating, offset, limit }: Part): Page =>
  namespace.catalog.list(
    { kind, rating, first: scheduledIds(namespace.store, namespace.clock.now()) },
    offset,
    limit,
  );
