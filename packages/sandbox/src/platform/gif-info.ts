import type { Exchange } from '../api/call.ts';
import { type CatalogueEntry, tagText } from '../catalog/entry.ts';
import { stableNumber } from '../catalog/ids.ts';
import { serviceTime } from '../catalog/moment.ts';
import { byId, findItem } from './items.ts';
import { type PlatformCall, siteCall } from './platform-call.ts';
import { trendsSince } from './trending.ts';

/** Views that an item of the catalogue has from the start, at most. */
const MOST_VIEWS = 5_000_000;
/** How often a tag was given to an item before any call, at most. */
const MOST_TAGGED = 40;

/** How often an item was seen. */
export const viewsOf = ({ service }: Exchange, id: string): number =>
  stableNumber(`views:${id}`, MOST_VIEWS) + (service.platform.counts.get(`${id}:view`) ?? 0);

const metadata = ({ id: _id, ...entry }: CatalogueEntry) => ({
  title: entry.title,
  tags: entry.tags.map(tagText),
  rating: entry.rating,
  username: entry.username,
  is_hidden: false,
  import_datetime: entry.importedAt,
});

const tagCounts = (entry: CatalogueEntry): Record<string, number> =>
  Object.fromEntries(
    entry.tags
      .map(tagText)
      .map((tag) => [tag, 1 + stableNumber(`tagged:${entry.id}:${tag}`, MOST_TAGGED)]),
  );

const extended = (exchange: Exchange, entry: CatalogueEntry) => ({
  ...metadata(entry),
  view_count: viewsOf(exchange, entry.id),
  tag_counts: tagCounts(entry),
  channels: exchange.service.platform.channelGifs
    .all()
    .filter(({ gif }) => gif === entry.id)
    .map(({ channel }) => channel),
});

const translations = (exchange: Exchange): Response => {
  const { id } = findItem(exchange, exchange.params.id ?? '');
  const all = exchange.service.platform.languageTags.entries();
  const own = all.filter(([key]) => key.startsWith(`${id}:`));
  return Response.json(
    Object.fromEntries(own.map(([key, tags]) => [key.slice(id.length + 1), tags])),
  );
};

const trending = (exchange: Exchange): Response =>
  byId(exchange, ({ id }) => {
    const since = trendsSince(exchange.service.platform, id);
    return {
      is_trending: since !== undefined,
      trending_datetime: since === undefined ? null : serviceTime(since * 1000),
    };
  });

export const gifInfoCalls: readonly PlatformCall[] = [
  siteCall('GET', '/ajax/gifs/trending', 'Which of gif_ids the schedule has trend.', trending),
  siteCall('GET', '/ajax/gif/:id/tag-counts', 'How often each tag was given.', (exchange) =>
    Response.json(tagCounts(findItem(exchange, exchange.params.id ?? ''))),
  ),
  siteCall('GET', '/ajax/gifs/metadata', 'What is known of gif_ids.', (exchange) =>
    byId(exchange, metadata),
  ),
  siteCall('GET', '/ajax/gifs/extended-metadata', 'More that is known of gif_ids.', (exchange) =>
    byId(exchange, (entry) => extended(exchange, entry)),
  ),
  siteCall('GET', '/ajax/gif/:id/tag-translations', 'An item’s tags by language.', translations),
  siteCall('GET', '/api/v1/proxy-gif/:id/view-count/', 'How often an item was seen.', (exchange) =>
    Response.json({
      viewCount: viewsOf(exchange, findItem(exchange, exchange.params.id ?? '').id),
    }),
  ),
];
