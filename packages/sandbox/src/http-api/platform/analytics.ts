import { tagText } from '../../catalog/entry.ts';
import { stableNumber } from '../../catalog/ids.ts';
import { RESULT_WINDOW } from '../../constants.ts';
import type { Context } from '../context.ts';
import { getGif } from './get-gif.ts';
import { noContent, type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

/** Length of the list of trending searches. */
const SEARCHES = 10;
const MAX_COUNT = 10_000;

const count = (context: Context): Response => {
  const { namespace, params } = context;
  const { counts } = namespace.store;
  const { id } = getGif(context, params.id);
  counts.increment(`${id}:${params.type}`);
  namespace.events.add({ type: params.type, gif_id: id });
  return noContent();
};

const termsOf = ({ namespace, query }: Context): string[] => {
  const username = query.get('username');
  if (username === null) return namespace.tags.popular();
  const selection = { kind: 'gif', rating: 'r', username } as const;
  const { entries } = namespace.catalog.list(selection, 0, RESULT_WINDOW);
  return [...new Set(entries.flatMap(({ tags }) => tags.map(tagText)))];
};

const trendingSearches = (context: Context): Response =>
  Response.json(
    termsOf(context)
      .slice(0, SEARCHES)
      .map((term) => ({ term, count: 1 + stableNumber(`searched:${term}`, MAX_COUNT) })),
  );

export const analyticsEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint('POST', '/ajax/gif/:id/analytic/:type/', 'Counts an event of a GIF.', count),
  siteEndpoint(
    'GET',
    '/api/v1/analytics/dashboard-trending-searches/',
    'What people search for; with username, what finds the GIFs of this account.',
    trendingSearches,
    { query: ['finds'], response: 'searchCounts' },
  ),
];
