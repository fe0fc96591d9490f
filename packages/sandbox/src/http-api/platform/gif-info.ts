import { type CatalogEntry, tagText } from '../../catalog/entry.ts';
import { stableNumber } from '../../catalog/ids.ts';
import { serviceTime } from '../../catalog/service-time.ts';
import { trendsSince } from '../../state/schedule.ts';
import type { Context } from '../context.ts';
import { getGif, gifsById } from './get-gif.ts';
import { type PlatformEndpoint, siteEndpoint } from './platform-endpoint.ts';

/** Maximum of the views that a GIF has from the start. */
const MAX_VIEWS = 5_000_000;
/** Maximum of the uses that a GIF's tag has from the start. */
const MAX_TAGGED = 40;

/** Views of a GIF. */
export const viewsOf = ({ namespace }: Context, id: string): number =>
  stableNumber(`views:${id}`, MAX_VIEWS) + namespace.store.counts.get(`${id}:view`);

const metadata = ({ id: _id, ...entry }: CatalogEntry) => ({
  title: entry.title,
  tags: entry.tags.map(tagText),
  rating: entry.rating,
  username: entry.username,
  is_hidden: false,
  import_datetime: entry.importedAt,
});

const tagCounts = (entry: CatalogEntry): Record<string, number> =>
  Object.fromEntries(
    entry.tags
      .map(tagText)
      .map((tag) => [tag, 1 + stableNumber(`tagged:${entry.id}:${tag}`, MAX_TAGGED)]),
  );

const extended = (context: Context, entry: CatalogEntry) => ({
  ...metadata(entry),
  view_count: viewsOf(context, entry.id),
  tag_counts: tagCounts(entry),
  channels: context.namespace.store.channelGifs
    .all()
    .filter(({ gif }) => gif === entry.id)
    .map(({ channel }) => channel),
});

const translations = (context: Context): Response => {
  const { id } = getGif(context, context.params.id);
  const all = context.namespace.store.languageTags.entries();
  const own = all.filter(([key]) => key.startsWith(`${id}:`));
  return Response.json(
    Object.fromEntries(own.map(([key, tags]) => [key.slice(id.length + 1), tags])),
  );
};

const trending = (context: Context): Response =>
  gifsById(context, ({ id }) => {
    const since = trendsSince(context.namespace.store, id, context.namespace.clock.now());
    return {
      is_trending: since !== undefined,
      trending_datetime: since === undefined ? null : serviceTime(since * 1000),
    };
  });

export const gifInfoEndpoints: readonly PlatformEndpoint[] = [
  siteEndpoint(
    'GET',
    '/ajax/gifs/trending',
    'Which of gif_ids trend because they were scheduled.',
    trending,
    { query: ['gif_ids!'], response: 'gifsTrending' },
  ),
  siteEndpoint(
    'GET',
    '/ajax/gif/:id/tag-counts',
    'How often each tag of a GIF was used.',
    (context) => Response.json(tagCounts(getGif(context, context.params.id))),
    { response: 'counts' },
  ),
  siteEndpoint(
    'GET',
    '/ajax/gifs/metadata',
    'Metadata of gif_ids.',
    (context) => gifsById(context, metadata),
    { query: ['gif_ids!'], response: 'gifsMetadata' },
  ),
  siteEndpoint(
    'GET',
    '/ajax/gifs/extended-metadata',
    'Metadata, views, tag counts and channels of gif_ids.',
    (context) => gifsById(context, (entry) => extended(context, entry)),
    { query: ['gif_ids!'], response: 'gifsExtendedMetadata' },
  ),
  siteEndpoint(
    'GET',
    '/ajax/gif/:id/tag-translations',
    'Tags of a GIF by language.',
    translations,
    { response: 'textsByName' },
  ),
  siteEndpoint(
    'GET',
    '/api/v1/proxy-gif/:id/view-count/',
    'Views of a GIF.',
    (context) =>
      Response.json({
        viewCount: viewsOf(context, getGif(context, context.params.id).id),
      }),
    { response: 'viewCount' },
  ),
];
