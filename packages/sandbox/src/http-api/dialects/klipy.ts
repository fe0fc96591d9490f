import { categoryNames } from '../../catalog/categories.ts';
import type { Entry, Searched } from '../../catalog/entry.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { unknownKey } from '../../http/klipy-key.ts';
import { required } from '../../http/parameters.ts';
import { readJson } from '../../http/read-json.ts';
import type { Context } from '../context.ts';
import { findEntry } from '../find-entry.ts';
import { readFilter } from './content-filter.ts';
import { endpointsOf } from './dialect.ts';
import { klipyJson } from './klipy-json.ts';
import { type Part, popular, searched } from './list.ts';
import { readLocale } from './locale.ts';
import { filesOf } from './renditions.ts';

const KINDS: Readonly<Record<string, Searched>> = {
  gifs: 'gif',
  stickers: 'sticker',
  clips: 'video',
};
const [MIN_PER_PAGE, DEFAULT_PER_PAGE, MAX_PER_PAGE] = [8, 24, 50];

/** A list is that of a country. */
const COUNTRY = /^[a-z]{2}$/i;
/** Categories are in the language of a country. */
const LANGUAGE = /^[a-z]{2}_[A-Z]{2}$/;

const endpoint = endpointsOf({
  keyOf: ({ params }) => params.key,
  // The service repeats an unknown key in its message.
  wrongKey: ({ params }) => notFound(unknownKey(params.key ?? '')),
  described: { refusal: 'KlipyError' },
  refusal: ({ status, message, headers }) =>
    Response.json({ result: false, errors: { message: [message] } }, { status, headers }),
});

const ok = (data: unknown): Response => Response.json({ result: true, data });

const kindOf = ({ params }: Context): Searched => KINDS[params.type ?? ''] ?? 'gif';

const wholeNumber = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = Number(query.get(name) || otherwise);
  if (Number.isInteger(value) && value > 0) return value;
  throw badRequest(`The ${name} field must be an integer of at least 1.`);
};

interface Paging extends Part {
  page: number;
}

function readPaging(context: Context): Paging {
  const { query } = context;
  const limit = wholeNumber(query, 'per_page', DEFAULT_PER_PAGE);
  if (limit < MIN_PER_PAGE || limit > MAX_PER_PAGE) {
    throw badRequest(`The per_page field must be between ${MIN_PER_PAGE} and ${MAX_PER_PAGE}.`);
  }
  readLocale(query, COUNTRY);
  const page = wholeNumber(query, 'page', 1);
  const rating = readFilter(query, 'content_filter');
  return { kind: kindOf(context), rating, page, limit, offset: (page - 1) * limit };
}

const pageOf = (context: Context, { entries, total }: Page, { page, limit, offset }: Paging) =>
  ok({
    data: entries.map((entry) => klipyJson(context, entry)),
    current_page: page,
    per_page: limit,
    has_next: offset + entries.length < total && entries.length > 0,
    meta: { item_min_width: 50, ad_max_resize_percent: 10 },
  });

const list =
  (find: (context: Context, part: Part) => Page) =>
  (context: Context): Response => {
    const paging = readPaging(context);
    return pageOf(context, find(context, paging), paging);
  };

/** A slug ends in the id. */
const bySlug = ({ namespace }: Context, slug: string): Entry | undefined =>
  findEntry(namespace.catalog, slug.trim().split('-').at(-1) ?? '');

const items = (context: Context): Response => {
  const kind = kindOf(context);
  const entries = required(context.query, 'slugs')
    .split(',')
    .flatMap((slug) => bySlug(context, slug) ?? [])
    .filter((entry) => entry.kind === kind);
  return ok({ data: entries.map((entry) => klipyJson(context, entry)), has_next: false });
};

const categories = (context: Context): Response => {
  const kind = kindOf(context);
  const locale = readLocale(context.query, LANGUAGE) ?? 'en_US';
  const found = categoryNames.map((category) => {
    const [cover] = context.namespace.catalog.list({ kind, rating: 'g', category }, 0, 1).entries;
    const preview = cover && filesOf(context, cover)('fixed_height_small', 'gif')?.url;
    return { category, query: category, preview_url: preview ?? '' };
  });
  return ok({ locale, categories: found });
};

const shareOf = (entry: Entry, customer: unknown, q: unknown) => ({
  id: entry.id,
  kind: entry.kind,
  customer: String(customer ?? ''),
  q: String(q ?? ''),
});

const share = async (context: Context): Promise<Response> => {
  const { namespace, params, request } = context;
  const entry = bySlug(context, params.slug ?? '');
  if (!entry || entry.kind !== kindOf(context)) throw notFound('The item is not known.');
  const { customer_id: customer, q } = Object(await readJson(request)) as Record<string, unknown>;
  const shared = shareOf(entry, customer, q);
  namespace.store.shares.put(namespace.store.shares.nextId(), shared);
  namespace.events.add({ type: 'share', ...shared });
  return ok({});
};

const recent = (context: Context): Response => {
  const { namespace, params } = context;
  const paging = readPaging(context);
  const ids = namespace.store.shares
    .entries()
    .sort(([a], [b]) => Number(b) - Number(a))
    .filter(([, { customer, kind }]) => customer === params.customer && kind === paging.kind)
    .map(([, { id }]) => id);
  const all = [...new Set(ids)].flatMap((id) => findEntry(namespace.catalog, id) ?? []);
  const entries = all.slice(paging.offset, paging.offset + paging.limit);
  return pageOf(context, { entries, total: all.length }, paging);
};

const terms =
  (find: (context: Context, term: string) => readonly string[]) =>
  (context: Context): Response =>
    ok(find(context, context.params.term ?? '').slice(0, wholeNumber(context.query, 'limit', 10)));

/** The parameters of every list. */
const LIST = ['page', 'per_page', 'content_filter', 'format_filter', 'klipyCountry'] as const;

const BASE = '/api/v1/:key';
const TYPED = `${BASE}/:type{gifs|stickers|clips}`;

/** KLIPY's own API. */
export const klipyEndpoints = [
  endpoint('GET', `${TYPED}/search`, 'Search: q, page, per_page, content_filter.', list(searched), {
    query: ['q!', ...LIST],
    response: 'klipyPage',
  }),
  endpoint(
    'GET',
    `${TYPED}/trending`,
    'What is popular; parameters as for search.',
    list(popular),
    { query: LIST, response: 'klipyPage' },
  ),
  endpoint(
    'GET',
    `${TYPED}/categories`,
    'Categories, each with the term that finds it.',
    categories,
    { query: ['klipyLanguage'], response: 'klipyCategories' },
  ),
  endpoint('GET', `${TYPED}/items`, 'Items by slugs, separated by commas.', items, {
    query: ['slugs!', 'format_filter'],
    response: 'klipyItems',
  }),
  endpoint('GET', `${TYPED}/recent/:customer`, 'What a customer shared, newest first.', recent, {
    query: LIST,
    response: 'klipyPage',
  }),
  endpoint('POST', `${TYPED}/share/:slug`, 'Logs that an item was sent: customer_id, q.', share, {
    body: 'klipyShare',
    response: 'klipyDone',
  }),
  endpoint(
    'GET',
    `${BASE}/autocomplete/:term`,
    'Terms that begin with a text.',
    terms(({ namespace }, term) => namespace.tags.search(term)),
    { query: ['klipyLimit'], response: 'klipyTerms' },
  ),
  endpoint(
    'GET',
    `${BASE}/search-suggestions/:term`,
    'Terms that go with a term.',
    terms(({ namespace }, term) => namespace.tags.related(term).map(({ name }) => name)),
    { query: ['klipyLimit'], response: 'klipyTerms' },
  ),
];
