import type { Exchange } from '../api/call.ts';
import { tagText } from '../catalog/entry.ts';
import { stableNumber } from '../catalog/ids.ts';
import { RESULT_WINDOW } from '../constants.ts';
import { findItem } from './items.ts';
import { noContent, type PlatformCall, siteCall } from './platform-call.ts';

/** Searches that trend at a time. */
const SEARCHES = 10;
const MOST_SEARCHES = 10_000;

const count = (exchange: Exchange): Response => {
  const { service, params } = exchange;
  const { counts } = service.platform;
  const { id } = findItem(exchange, params.id ?? '');
  const key = `${id}:${params.type}`;
  counts.put(key, (counts.get(key) ?? 0) + 1);
  service.events.add({ type: params.type, gif_id: id });
  return noContent();
};

const termsOf = ({ service, query }: Exchange): string[] => {
  const username = query.get('username');
  if (username === null) return service.tags.popular();
  const selection = { kind: 'gif', rating: 'r', username } as const;
  const { entries } = service.catalogue.list(selection, 0, RESULT_WINDOW);
  return [...new Set(entries.flatMap(({ tags }) => tags.map(tagText)))];
};

const trendingSearches = (exchange: Exchange): Response =>
  Response.json(
    termsOf(exchange)
      .slice(0, SEARCHES)
      .map((term) => ({ term, count: 1 + stableNumber(`searched:${term}`, MOST_SEARCHES) })),
  );

export const analyticsCalls: readonly PlatformCall[] = [
  siteCall('POST', '/ajax/gif/:id/analytic/:type/', 'Counts an event of an item.', count),
  siteCall(
    'GET',
    '/api/v1/analytics/dashboard-trending-searches/',
    'What people search for, or what finds the items of username.',
    trendingSearches,
  ),
];
