import { relatedMatch } from '../../catalog/search/related.ts';
import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page, Selection } from '../../catalog/search/selection.ts';
import { dynamicEntries } from '../../catalog/text-entries.ts';
import { MAX_LIMIT } from '../../constants.ts';
import { envelope } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import {
  checkLanguage,
  readPage,
  readQuery,
  readRating,
  readSort,
  required,
} from '../../http/parameters.ts';
import { ON_DEMAND, PAGE } from '../../openapi/described-parameters.ts';
import { scheduledIds } from '../../state/schedule.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';
import { gifResponse, gifsResponse } from './gif-response.ts';
import { isItemType, KIND_OF_TYPE } from './item-type.ts';

const kindOf = ({ params }: Context) => {
  const type = params.type;
  if (!isItemType(type)) throw notFound();
  return KIND_OF_TYPE[type];
};

/** Appends the texts that are drawn for this search to those of the catalog. */
const withDynamicTexts = (page: Page, typed: string, offset: number, limit: number): Page => {
  const drawn = dynamicEntries(typed);
  const start = Math.max(0, offset - page.total);
  const room = limit - page.entries.length;
  return {
    entries: [...page.entries, ...drawn.slice(start, start + room)],
    total: page.total + drawn.length,
  };
};

const search = (context: Context): Response => {
  const { namespace, query } = context;
  const typed = readQuery(query);
  const { offset, limit } = readPage(query);
  checkLanguage(query);
  const selection: Selection = {
    kind: kindOf(context),
    rating: readRating(query),
    unlisted: true,
    recent: readSort(query) === 'recent',
  };
  const found = searchPage(namespace.catalog, typed, selection, offset, limit);
  const isDynamic = selection.kind === 'text' && query.get('excludeDynamicResults') !== 'true';
  const page = isDynamic ? withDynamicTexts(found, typed, offset, limit) : found;
  return gifsResponse(context, page, offset, 'GIF_SEARCH');
};

const trending = (context: Context): Response => {
  const { namespace, query } = context;
  const { offset, limit } = readPage(query);
  const first = scheduledIds(namespace.store, namespace.clock.now());
  const selection = { kind: kindOf(context), rating: readRating(query), first };
  const page = namespace.catalog.list(selection, offset, limit);
  return gifsResponse(context, page, offset, 'GIF_TRENDING');
};

const random = (context: Context): Response => {
  const { namespace, query, responseId } = context;
  const selection = { kind: kindOf(context), rating: readRating(query) };
  const tag = query.get('tag')?.trim();
  const page = (offset: number) =>
    tag
      ? searchPage(namespace.catalog, tag, selection, offset, 1)
      : namespace.catalog.list(selection, offset, 1);
  const [entry] = page(Math.floor(namespace.random() * page(0).total)).entries;
  return entry ? gifResponse(context, entry, 'GIF_RANDOM') : envelope([], responseId);
};

const related = (context: Context): Response => {
  const { namespace, query } = context;
  const { offset, limit } = readPage(query);
  const entry = getEntry(namespace.catalog, required(query, 'gif_id'));
  const selection: Selection = {
    kind: kindOf(context),
    rating: readRating(query),
    match: relatedMatch(entry),
    except: entry.id,
    filled: true,
  };
  const page = namespace.catalog.list(selection, offset, limit);
  return gifsResponse(context, page, offset, 'GIF_RELATED');
};

const TYPES = '/:type{gifs|stickers|text|videos}';

export const searchEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/search`,
    summary: `Search with q, rating, lang, sort (relevant, recent), offset and limit (at most ${MAX_LIMIT}). "@channel words" searches one account.`,
    example: '/v1/gifs/search?q=happy+cat&limit=1',
    query: ['q!', 'rating', 'lang', 'sort', 'excludeDynamicResults', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: search,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/trending`,
    summary: 'What is popular: scheduled items first, then the others, most popular first.',
    example: '/v1/stickers/trending?limit=1',
    query: ['rating', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: trending,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/random`,
    summary: 'A random item; with tag, one that a search for the tag finds.',
    example: '/v1/gifs/random?tag=space',
    query: ['tag', 'rating', ...ON_DEMAND],
    response: 'gifOrNone',
    handle: random,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/related`,
    summary: 'Items that are similar to the item gif_id.',
    example: '/v1/gifs/related?gif_id={gif}&limit=1',
    query: ['gif_id!', 'rating', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: related,
  },
];
