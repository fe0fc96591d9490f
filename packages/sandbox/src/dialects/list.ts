import type { Rating, Searched } from '../catalog/entry.ts';
import type { Context } from '../endpoint/context.ts';
import { readQuery } from '../http/parameters.ts';
import { searchPage } from '../search/search-page.ts';
import type { Page } from '../search/selection.ts';
import { scheduledIds } from '../store/schedule.ts';

/** Which part of which list a request asks for. */
export interface Part {
  kind: Searched;
  rating: Rating;
  offset: number;
  limit: number;
}

export const searched = (
  { service, query }: Context,
  { kind, rating, offset, limit }: Part,
): Page =>
  searchPage(service.catalog, readQuery(query), { kind, rating, unlisted: true }, offset, limit);

export const popular = ({ service }: Context, { kind, rating, offset, limit }: Part): Page =>
  service.catalog.list(
    { kind, rating, first: scheduledIds(service.store, service.clock.now()) },
    offset,
    limit,
  );
