import * as z from 'zod';
import { type Entry, type Searched, tagText } from '../../catalog/entry.ts';
import { mediaScenes } from '../../catalog/scenes.ts';
import { type Page, pageOf } from '../../catalog/search/catalog.ts';
import { notFound } from '../../http/errors.ts';
import { ID, IDS, QUERY, whole } from '../../http/validate.ts';
import { videoBytes } from '../../media/video.ts';
import type { Context } from '../context.ts';
import { type Endpoint, endpointsOf } from '../endpoint.ts';
import { findEntry } from '../find-entry.ts';
import { covers, FILTER, type File, filesOf, type Part, popular, searched } from './lists.ts';

const KINDS: Readonly<Record<string, Searched>> = {
  gifs: 'gif',
  stickers: 'sticker',
  clips: 'video',
};

/** KLIPY's tiers and the renditions of equal size. */
const TIERS = {
  hd: 'original',
  md: 'fixed_height',
  sm: 'fixed_width',
  xs: 'fixed_height_small',
} as const;

const FORMATS = { gif: 'gif', webp: 'webp', mp4: 'mp4', jpg: 'still' } as const;

const endpoint = endpointsOf({
  check({ apiKeys, params: { key = '' } }) {
    if (apiKeys.length === 0 || apiKeys.includes(key)) return;
    // KLIPY repeats an unknown key in its message.
    throw notFound(`The app key ${key} is not known.`);
  },
  refuse: ({ status, message, headers }) =>
    Response.json({ result: false, errors: { message: [message] } }, { status, headers }),
});

/** A clip has one file per format, with the sizes beside the URLs. */
function clipFiles(context: Context, entry: Entry) {
  const fileOf = filesOf(context, entry);
  const { video } = context.media.mediaJson(entry, context.addresses.origin);
  const assets = Object.values(Object(video?.assets) as Record<string, File>);
  const largest = assets.sort((a, b) => Number(b.width) - Number(a.width))[0];
  const scene = mediaScenes.find(({ slug }) => slug === entry.scene);
  // GIPHY's JSON lacks the byte sizes of videos.
  const mp4 = largest && { ...largest, size: scene ? videoBytes(scene, largest.url) : 0 };
  const files = { mp4, gif: fileOf('original', 'gif'), webp: fileOf('original', 'webp') };
  const file: Record<string, string> = {};
  const file_meta: Record<string, object> = {};
  for (const [name, found] of Object.entries(files)) {
    if (!found) continue;
    const { url, width, height, size } = found;
    file[name] = url;
    file_meta[name] = { width: Number(width), height: Number(height), size: Number(size) };
  }
  return { file, file_meta };
}

const numberOf = (id: string): number =>
  [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 2_147_483_647, 7);

function itemJson(context: Context, entry: Entry) {
  const { id, kind, slug, tags, title } = entry;
  const common = { id: numberOf(id), slug, title, tags: tags.map(tagText) };
  if (kind === 'video') return { ...common, type: 'clip', ...clipFiles(context, entry) };
  const fileOf = filesOf(context, entry);
  const file = Object.entries(TIERS).map(([tier, rendition]) => [
    tier,
    Object.fromEntries(
      Object.entries(FORMATS).map(([name, format]) => [name, fileOf(rendition, format)]),
    ),
  ]);
  return {
    ...common,
    type: kind === 'sticker' ? 'sticker' : 'gif',
    file: Object.fromEntries(file),
  };
}

const ok = (data: unknown) => ({ result: true, data });

const kindOf = ({ params }: Context): Searched => KINDS[params.type ?? ''] ?? 'gif';

const LIST = {
  page: whole(1).default(1),
  per_page: whole(8).max(50).default(24),
  content_filter: FILTER,
  locale: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
};

type Listed = Context<z.output<z.ZodObject<typeof LIST>>>;

const partOf = (context: Listed): Part => {
  const { page, per_page: limit, content_filter: rating } = context.query;
  return { kind: kindOf(context), rating, limit, offset: (page - 1) * limit };
};

const pageResponse = (context: Listed, { entries, offset, total }: Page) =>
  ok({
    data: entries.map((entry) => itemJson(context, entry)),
    current_page: context.query.page,
    per_page: context.query.per_page,
    has_next: offset + entries.length < total && entries.length > 0,
    meta: { item_min_width: 50, ad_max_resize_percent: 10 },
  });

/** The slug ends with the id. */
const bySlug = ({ catalog }: Context, slug: string): Entry | undefined =>
  findEntry(catalog, slug.split('-').at(-1) ?? '');

const BASE = '/api/v1/:key';
const TYPED = `${BASE}/:type{${Object.keys(KINDS).join('|')}}`;

export const klipyEndpoints: readonly Endpoint[] = [
  endpoint(
    `GET ${TYPED}/search`,
    'Search: q, page, per_page, content_filter.',
    { query: { q: QUERY, ...LIST } },
    (context) => pageResponse(context, searched(context, context.query.q, partOf(context))),
  ),
  endpoint(
    `GET ${TYPED}/trending`,
    'Popular items; parameters as for search.',
    { query: LIST },
    (context) => pageResponse(context, popular(context, partOf(context))),
  ),
  endpoint(
    `GET ${TYPED}/categories`,
    'Categories, each with the term that finds it.',
    {
      query: {
        locale: z
          .string()
          .regex(/^[a-z]{2}_[A-Z]{2}$/)
          .default('en_US'),
      },
    },
    (context) => {
      const categories = covers(context, kindOf(context)).map(({ category, url }) => ({
        category,
        query: category,
        preview_url: url,
      }));
      return ok({ locale: context.query.locale, categories });
    },
  ),
  endpoint(
    `GET ${TYPED}/items`,
    'Items by slugs, separated by commas.',
    { query: { slugs: IDS } },
    (context) => {
      const kind = kindOf(context);
      const entries = context.query.slugs
        .flatMap((slug) => bySlug(context, slug) ?? [])
        .filter((entry) => entry.kind === kind);
      return ok({ data: entries.map((entry) => itemJson(context, entry)), has_next: false });
    },
  ),
  endpoint(
    `GET ${TYPED}/recent/:customer`,
    'Items shared by a customer, newest first.',
    { query: LIST },
    (context) => {
      const { catalog, store } = context;
      const part = partOf(context);
      const ids = store.shares
        .entries()
        .sort(([a], [b]) => Number(b) - Number(a))
        .filter(([, one]) => one.customer === context.params.customer && one.kind === part.kind)
        .map(([, { id }]) => id);
      const all = [...new Set(ids)].flatMap((id) => findEntry(catalog, id) ?? []);
      return pageResponse(context, pageOf(all, part));
    },
  ),
  endpoint(
    `POST ${TYPED}/share/:slug`,
    'Logs that an item was sent: customer_id, q.',
    { body: z.object({ customer_id: ID.default(''), q: z.string().default('') }) },
    (context) => {
      const { store, events } = context;
      const entry = bySlug(context, context.params.slug ?? '');
      if (!entry || entry.kind !== kindOf(context)) throw notFound('The item is not known.');
      const { customer_id: customer, q } = context.body;
      const shared = { id: entry.id, kind: entry.kind, customer, q };
      store.shares.put(store.shares.nextId(), shared);
      events.add({ type: 'share', ...shared });
      return ok({});
    },
  ),
  endpoint(
    `GET ${BASE}/autocomplete/:term`,
    'Terms that begin with a text.',
    { query: { limit: whole(1).default(10) } },
    ({ tags, params: { term = '' }, query }) => ok(tags().search(term).slice(0, query.limit)),
  ),
];
