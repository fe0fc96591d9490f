import { categoryNames } from '../../catalog/categories.ts';
import type { Kind } from '../../catalog/entry.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { badRequest } from '../../http/errors.ts';
import { readList } from '../../http/on-demand.ts';
import { readQuery, required } from '../../http/parameters.ts';
import type { Context } from '../context.ts';
import { findEntry } from '../find-entry.ts';
import { readFilter } from './content-filter.ts';
import { endpointsOf } from './dialect.ts';
import { type Part, popular, searched } from './list.ts';
import { readLocale } from './locale.ts';
import { filesOf } from './renditions.ts';
import { tenorJson } from './tenor-json.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;

/** The name of a status in Google's list of RPC codes. */
const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
};

const endpoint = endpointsOf({
  keyOf: ({ query }) => query.get('key') ?? undefined,
  wrongKey: () => badRequest('API key not valid. Please pass a valid API key.'),
  described: { needs: 'key', refusal: 'TenorError' },
  refusal: ({ status, message, headers }) =>
    Response.json(
      { error: { code: status, message, status: STATUS[status] ?? 'UNKNOWN' } },
      { status, headers },
    ),
});

function readLimit(query: URLSearchParams): number {
  const limit = Number(query.get('limit') || DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('Parameter "limit" must be 1 to 50.');
  return Math.min(limit, MAX_LIMIT);
}

const checkLocale = (query: URLSearchParams): string | undefined =>
  readLocale(query, /^[a-z]{2}(_[A-Z]{2})?$/);

const POSITION = 'CAoQ';

/** A position in a list, as an opaque text for clients. */
const positionOf = (offset: number): string => `${POSITION}${btoa(String(offset))}`;

function readPosition(query: URLSearchParams): number {
  const text = query.get('pos');
  if (!text) return 0;
  const offset = text.startsWith(POSITION) ? Number(decode(text.slice(POSITION.length))) : -1;
  if (!Number.isInteger(offset) || offset < 0) throw badRequest('Parameter "pos" is not valid.');
  return offset;
}

const decode = (text: string): string => {
  try {
    return atob(text);
  } catch {
    return '-1';
  }
};

const readPart = (query: URLSearchParams): Part => {
  checkLocale(query);
  return {
    kind: query.get('searchfilter')?.includes('sticker') ? 'sticker' : 'gif',
    rating: readFilter(query, 'contentfilter'),
    offset: readPosition(query),
    limit: readLimit(query),
  };
};

const readFormats = ({ query }: Context) => readList(query, 'media_filter');

const list =
  (find: (context: Context, part: Part) => Page) =>
  (context: Context): Response => {
    const part = readPart(context.query);
    const { entries, total } = find(context, part);
    const next = part.offset + entries.length;
    const wanted = readFormats(context);
    return Response.json({
      results: entries.map((entry) => tenorJson(context, entry, wanted)),
      next: entries.length > 0 && next < total ? positionOf(next) : '',
    });
  };

const SHOWN: readonly Kind[] = ['gif', 'sticker'];

const posts = (context: Context): Response => {
  const wanted = readFormats(context);
  const results = required(context.query, 'ids')
    .split(',')
    .flatMap((id) => findEntry(context.namespace.catalog, id.trim()) ?? [])
    .filter(({ kind }) => SHOWN.includes(kind))
    .map((entry) => tenorJson(context, entry, wanted));
  return Response.json({ results });
};

const categories = (context: Context): Response => {
  checkLocale(context.query);
  const { namespace, addresses } = context;
  const tags = categoryNames.map((category) => {
    const [cover] = namespace.catalog.list({ kind: 'gif', rating: 'g', category }, 0, 1).entries;
    const image = cover && filesOf(context, cover)('fixed_height_small', 'gif')?.url;
    const path = `${addresses.origin}/v2/search?q=${encodeURIComponent(category)}`;
    return { searchterm: category, path, image: image ?? '', name: `#${category}` };
  });
  return Response.json({ tags });
};

const terms =
  (find: (context: Context) => readonly string[]) =>
  (context: Context): Response => {
    checkLocale(context.query);
    return Response.json({ results: find(context).slice(0, readLimit(context.query)) });
  };

const registerShare = (context: Context): Response => {
  const { namespace, query } = context;
  const id = required(query, 'id');
  if (!findEntry(namespace.catalog, id)) throw badRequest('Parameter "id" is not valid.');
  namespace.events.add({ type: 'registershare', id, q: query.get('q') ?? '' });
  return Response.json({});
};

/** The parameters of every list. */
const LIST = [
  'tenorLimit',
  'pos',
  'contentfilter',
  'locale',
  'searchfilter',
  'media_filter',
] as const;

/** Tenor's second version, like the hosts that KLIPY and GIPHY have for Tenor's users. */
export const tenorEndpoints = [
  endpoint('GET', '/v2/search', 'Search: q, limit, pos, contentfilter, locale.', list(searched), {
    query: ['q!', ...LIST],
    response: 'tenorList',
  }),
  endpoint('GET', '/v2/featured', 'What is popular; parameters as for search.', list(popular), {
    query: LIST,
    response: 'tenorList',
  }),
  endpoint('GET', '/v2/posts', 'Items by ids, separated by commas.', posts, {
    query: ['tenorIds!', 'media_filter'],
    response: 'tenorPosts',
  }),
  endpoint('GET', '/v2/categories', 'Categories, each with the term that finds it.', categories, {
    query: ['locale'],
    response: 'tenorCategories',
  }),
  endpoint(
    'GET',
    '/v2/autocomplete',
    'Terms that begin with q.',
    terms(({ namespace, query }) => namespace.tags.search(readQuery(query))),
    { query: ['q!', 'locale', 'tenorLimit'], response: 'tenorTerms' },
  ),
  endpoint(
    'GET',
    '/v2/search_suggestions',
    'Terms that go with q.',
    terms(({ namespace, query }) =>
      namespace.tags.related(readQuery(query)).map(({ name }) => name),
    ),
    { query: ['q!', 'locale', 'tenorLimit'], response: 'tenorTerms' },
  ),
  endpoint(
    'GET',
    '/v2/trending_terms',
    'What people search for.',
    terms(({ namespace }) => namespace.tags.popular()),
    { query: ['locale', 'tenorLimit'], response: 'tenorTerms' },
  ),
  endpoint('GET', '/v2/registershare', 'Logs that the item id was sent.', registerShare, {
    query: ['sharedId!', 'foundBy'],
    response: 'nothing',
  }),
];
