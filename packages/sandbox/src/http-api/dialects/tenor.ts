import * as z from 'zod';
import { type Entry, tagText } from '../../catalog/entry.ts';
import type { Page } from '../../catalog/search/catalog.ts';
import { badRequest } from '../../http/errors.ts';
import { IDS, QUERY, TEXT, whole } from '../../http/validate.ts';
import type { Context } from '../context.ts';
import { type Endpoint, endpointsOf } from '../endpoint.ts';
import { findEntry } from '../find-entry.ts';
import { covers, FILTER, filesOf, type Part, popular, searched } from './lists.ts';

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

const endpoint = endpointsOf({
  check({ apiKeys, query }) {
    const key = query.get('key');
    if (key && (apiKeys.length === 0 || apiKeys.includes(key))) return;
    throw badRequest('API key not valid. Please pass a valid API key.');
  },
  refuse: ({ status, message, headers }) =>
    Response.json(
      { error: { code: status, message, status: STATUS[status] ?? 'UNKNOWN' } },
      { status, headers },
    ),
});

/** Tenor's sizes and the renditions of equal size. */
const SIZES = [
  ['', 'original'],
  ['medium', 'fixed_height'],
  ['tiny', 'fixed_width'],
  ['nano', 'fixed_height_small'],
] as const;

function mediaFormats(context: Context, entry: Entry) {
  const fileOf = filesOf(context, entry);
  const formats: Record<string, object> = {};
  const add = (name: string, rendition: string, format: 'gif' | 'webp' | 'mp4' | 'still') => {
    const file = fileOf(rendition, format);
    if (!file) return;
    const { url, width, height, size } = file;
    formats[name] = { url, dims: [width, height], size, duration: 0, preview: '' };
  };
  for (const [size, rendition] of SIZES) {
    for (const format of ['gif', 'webp', 'mp4'] as const) {
      // Only GIFs have a medium size.
      if (size === 'medium' && format !== 'gif') continue;
      add(`${size}${format}`, rendition, format);
      if (entry.kind === 'sticker' && format !== 'mp4') {
        add(`${size}${format}_transparent`, rendition, format);
      }
    }
  }
  add('preview', 'original', 'still');
  add('gifpreview', 'original', 'still');
  return formats;
}

function itemJson(context: Context, entry: Entry) {
  const { id, kind, slug, tags, title, importedAt } = entry;
  return {
    id,
    title: '',
    media_formats: mediaFormats(context, entry),
    created: Date.parse(`${importedAt.replace(' ', 'T')}Z`) / 1000,
    content_description: title,
    itemurl: `${context.addresses.site}/${kind === 'sticker' ? 'stickers' : 'gifs'}/${slug}`,
    url: `${context.addresses.origin}/g/${id}`,
    tags: tags.map(tagText),
    flags: kind === 'sticker' ? ['sticker'] : [],
    hasaudio: false,
  };
}

const POSITION = 'CAoQ';

const positionOf = (offset: number): string => `${POSITION}${btoa(String(offset))}`;

const offsetOf = (position: string): number =>
  Number(Buffer.from(position.slice(POSITION.length), 'base64').toString());

const isPosition = (text: string): boolean =>
  offsetOf(text) >= 0 && positionOf(offsetOf(text)) === text;

const LIMIT = {
  limit: whole(1)
    .default(20)
    .transform((limit) => Math.min(limit, 50)),
};
const LOCALE = {
  locale: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
    .optional(),
};
const LIST = {
  ...LIMIT,
  ...LOCALE,
  pos: TEXT.refine(isPosition, 'must be the next of a response').optional(),
  contentfilter: FILTER,
  searchfilter: z.string().default(''),
};

type Listed = Context<z.output<z.ZodObject<typeof LIST>>>;

const partOf = ({ query }: Listed): Part => ({
  kind: query.searchfilter.includes('sticker') ? 'sticker' : 'gif',
  rating: query.contentfilter,
  offset: query.pos ? offsetOf(query.pos) : 0,
  limit: query.limit,
});

const pageResponse = (context: Context, { entries, offset, total }: Page) => {
  const next = offset + entries.length;
  return {
    results: entries.map((entry) => itemJson(context, entry)),
    next: entries.length > 0 && next < total ? positionOf(next) : '',
  };
};

/** Tenor's API v2, also offered to Tenor's users by KLIPY and GIPHY. */
export const tenorEndpoints: readonly Endpoint[] = [
  endpoint(
    'GET /v2/search',
    'Search: q, limit, pos, contentfilter, locale.',
    { query: { q: QUERY, ...LIST } },
    (context) => pageResponse(context, searched(context, context.query.q, partOf(context))),
  ),
  endpoint(
    'GET /v2/featured',
    'Popular items; parameters as for search.',
    { query: LIST },
    (context) => pageResponse(context, popular(context, partOf(context))),
  ),
  endpoint(
    'GET /v2/posts',
    'Items by ids, separated by commas.',
    { query: { ids: IDS } },
    (context) => {
      const results = context.query.ids
        .flatMap((id) => findEntry(context.catalog, id) ?? [])
        .filter(({ kind }) => kind === 'gif' || kind === 'sticker')
        .map((entry) => itemJson(context, entry));
      return { results };
    },
  ),
  endpoint(
    'GET /v2/categories',
    'Categories, each with the term that finds it.',
    { query: LOCALE },
    (context) => {
      const tags = covers(context, 'gif').map(({ category, url }) => ({
        searchterm: category,
        path: `${context.addresses.origin}/v2/search?q=${encodeURIComponent(category)}`,
        image: url,
        name: `#${category}`,
      }));
      return { tags };
    },
  ),
  endpoint(
    'GET /v2/autocomplete',
    'Terms that begin with q.',
    { query: { q: QUERY, ...LOCALE, ...LIMIT } },
    ({ tags, query }) => ({ results: tags().search(query.q).slice(0, query.limit) }),
  ),
  endpoint(
    'GET /v2/trending_terms',
    'Popular search terms.',
    { query: { ...LOCALE, ...LIMIT } },
    ({ tags, query }) => ({ results: tags().popular().slice(0, query.limit) }),
  ),
  endpoint(
    'GET /v2/registershare',
    'Logs that the item id was sent.',
    { query: { id: TEXT, q: z.string().default('') } },
    ({ catalog, events, query: { id, q } }) => {
      if (!findEntry(catalog, id)) throw badRequest('Parameter "id" is not valid.');
      events.add({ type: 'registershare', id, q });
      return {};
    },
  ),
];
