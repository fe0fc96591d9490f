import * as z from 'zod';
import { type CatalogEntry, RATINGS, tagText } from '../../catalog/entry.ts';
import { serviceTime, stableNumber } from '../../catalog/ids.ts';
import { found } from '../../http/errors.ts';
import { ID, IDS, TEXT, WEB_ADDRESS } from '../../http/validate.ts';
import type { GifEdit } from '../../state/gif-edits.ts';
import { trendsSince } from '../../state/schedule.ts';
import type { Context } from '../context.ts';
import type { Endpoint } from '../endpoint.ts';
import { getGif } from '../find-entry.ts';
import { siteEndpoint } from './guards.ts';

/** Maximum initial number of views of a GIF. */
const MAX_VIEWS = 5_000_000;
/** Maximum initial number of uses of a GIF's tag. */
const MAX_TAGGED = 40;

export const viewsOf = ({ store }: Context, id: string): number =>
  stableNumber(`views:${id}`, MAX_VIEWS) + (store.counts.get(`${id}:view`) ?? 0);

const metadata = (entry: CatalogEntry) => ({
  title: entry.title,
  tags: entry.tags.map(tagText),
  rating: entry.rating,
  username: entry.username,
  is_hidden: false,
  import_datetime: entry.importedAt,
});

const tagCounts = ({ id, tags }: CatalogEntry): Record<string, number> =>
  Object.fromEntries(
    tags.map(tagText).map((tag) => [tag, 1 + stableNumber(`tagged:${id}:${tag}`, MAX_TAGGED)]),
  );

const GIF_IDS = { gif_ids: IDS };

/** Responds with data about each of `gif_ids`, by id. Unknown ids are omitted. */
const byId = (
  { catalog, query }: Context<{ gif_ids: readonly string[] }>,
  about: (entry: CatalogEntry) => unknown,
): object =>
  Object.fromEntries(
    query.gif_ids.flatMap((id) => catalog.find(id) ?? []).map((entry) => [entry.id, about(entry)]),
  );

const rating = z.enum(RATINGS);
const TAGS = z.array(TEXT);

const EDIT = z.discriminatedUnion('key', [
  z.object({ key: z.literal('title'), value: z.string() }),
  z.object({ key: z.literal('source'), value: z.union([z.literal(''), WEB_ADDRESS]) }),
  z.object({
    key: z.literal('tags'),
    value: z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), TAGS),
  }),
  z.object({ key: z.literal('rating'), value: rating }),
  z.object({
    key: z.literal('is_hidden'),
    value: z.union([z.boolean(), z.string(), z.number()]),
  }),
]);

const editOf = ({ key, value }: z.output<typeof EDIT>): GifEdit =>
  key === 'is_hidden' ? { hidden: [true, 'true', 1].includes(value) } : { [key]: value };

const applyEdit = ({ store }: Context, id: string, change: GifEdit): void => {
  found(store.gifs.edit(id, change), 'No such GIF.');
};

export const gifEndpoints: readonly Endpoint[] = [
  siteEndpoint(
    'GET /ajax/gifs/trending',
    'Those of gif_ids that trend because they were scheduled.',
    { query: GIF_IDS },
    (context) =>
      byId(context, ({ id }) => {
        const since = trendsSince(context, id);
        return {
          is_trending: since !== undefined,
          trending_datetime: since === undefined ? null : serviceTime(since * 1000),
        };
      }),
  ),
  siteEndpoint('GET /ajax/gif/:id/tag-counts', 'Number of uses of each tag of a GIF.', (context) =>
    tagCounts(getGif(context)),
  ),
  siteEndpoint('GET /ajax/gifs/metadata', 'Metadata of gif_ids.', { query: GIF_IDS }, (context) =>
    byId(context, metadata),
  ),
  siteEndpoint(
    'GET /ajax/gifs/extended-metadata',
    'Metadata, views, tag counts and channels of gif_ids.',
    { query: GIF_IDS },
    (context) =>
      byId(context, (entry) => ({
        ...metadata(entry),
        view_count: viewsOf(context, entry.id),
        tag_counts: tagCounts(entry),
        channels: context.store.channelGifs
          .all()
          .filter(({ gif }) => gif === entry.id)
          .map(({ channel }) => channel),
      })),
  ),
  siteEndpoint('GET /api/v1/proxy-gif/:id/view-count/', 'Views of a GIF.', (context) => ({
    viewCount: viewsOf(context, getGif(context).id),
  })),
  siteEndpoint('GET /ajax/gif/:id/tag-translations', 'Tags of a GIF by language.', (context) => {
    const { id } = getGif(context);
    const all = context.store.languageTags.entries();
    const own = all.filter(([key]) => key.startsWith(`${id}:`));
    const byLanguage = own.map(([key, tags]) => [key.slice(id.length + 1), tags]);
    return Object.fromEntries(byLanguage);
  }),
  siteEndpoint(
    'GET /ajax/gif/bulk/language-tags',
    'Tags of gif_ids in lang.',
    { query: { ...GIF_IDS, lang: TEXT } },
    (context) => {
      const { languageTags } = context.store;
      return byId(context, ({ id }) => languageTags.get(`${id}:${context.query.lang}`) ?? []);
    },
  ),
  siteEndpoint(
    'POST /ajax/gif/:id/language-tags',
    'Adds tags to a GIF: tags, lang.',
    { body: z.object({ lang: TEXT, tags: TAGS }) },
    (context) => {
      const { languageTags } = context.store;
      const key = `${getGif(context).id}:${context.body.lang}`;
      const tags = new Set([...(languageTags.get(key) ?? []), ...context.body.tags]);
      languageTags.put(key, [...tags]);
    },
  ),
  siteEndpoint(
    'DELETE /ajax/gif/:id/language-tags',
    'Removes a tag: tag, lang.',
    { query: { lang: TEXT, tag: TEXT } },
    (context) => {
      const { languageTags } = context.store;
      const key = `${getGif(context).id}:${context.query.lang}`;
      const tags = languageTags.get(key) ?? [];
      const left = tags.filter((one) => one !== context.query.tag);
      found(left.length < tags.length, 'The GIF has no such tag.');
      if (left.length > 0) languageTags.put(key, left);
      else languageTags.remove(key);
    },
  ),
  siteEndpoint(
    'POST /ajax/gif/update',
    'Changes one field of an item: gif_id, key, value.',
    { body: z.intersection(z.object({ gif_id: ID }), EDIT) },
    (context) => applyEdit(context, context.body.gif_id, editOf(context.body)),
  ),
  siteEndpoint(
    'POST /api/v1/gifs/:id/moderation',
    'Moderates a GIF: rating, is_hidden.',
    { body: z.object({ rating: rating.optional(), is_hidden: z.boolean().optional() }) },
    (context) => {
      const { rating, is_hidden } = context.body;
      return applyEdit(context, context.id, {
        ...(rating && { rating }),
        ...(is_hidden !== undefined && { hidden: is_hidden }),
      });
    },
  ),
  siteEndpoint(
    'POST /api/v3/content-takedown/takedown',
    'Takes GIFs down, so that they are no longer found: takedowns (gif_id, reason), send_email, note.',
    {
      body: z.object({
        takedowns: z.array(z.object({ gif_id: ID, reason: ID })),
        note: z.string().optional(),
        send_email: z.boolean().optional(),
      }),
    },
    ({ store, body: { takedowns } }) => {
      found(
        takedowns.every(({ gif_id }) => store.gifs.has(gif_id)),
        'No such GIF.',
      );
      for (const { gif_id } of takedowns) store.gifs.edit(gif_id, { takenDown: true });
    },
  ),
  siteEndpoint('POST /ajax/gif/:id/analytic/:type/', 'Counts an event of a GIF.', (context) => {
    const { store, events } = context;
    const { type } = context.params;
    const { id } = getGif(context);
    store.counts.increment(`${id}:${type}`);
    events.add({ type, gif_id: id });
  }),
];
