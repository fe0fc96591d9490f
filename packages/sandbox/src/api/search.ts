import { findEntry } from '../catalog/find-entry.ts';
import { MAX_LIMIT } from '../constants.ts';
import { envelope } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import {
  checkLanguage,
  readPage,
  readQuery,
  readRating,
  readSort,
  required,
} from '../http/parameters.ts';
import { scheduledIds } from '../platform/trending.ts';
import type { Catalogue, Page, Selection } from '../store/catalogue.ts';
import { anyWord, everyWord, parseQuery } from '../store/query.ts';
import { relatedMatch } from '../store/related.ts';
import { dynamicEntries } from '../text/text-entry.ts';
import { answerGif, answerGifs } from './answer.ts';
import { type Call, type Exchange, isType, KIND_OF_TYPE, VERSION } from './call.ts';

const NOTHING: Page = { entries: [], total: 0 };

const kindOf = ({ params }: Exchange) => {
  const type = params.type;
  if (!isType(type)) throw notFound();
  return KIND_OF_TYPE[type];
};

/** What has every word or, when nothing has, what has any of them. */
export const searchPage = (
  catalogue: Catalogue,
  typed: string,
  selection: Selection,
  offset: number,
  limit: number,
): Page => {
  const { words, username } = parseQuery(typed);
  const within = username === undefined ? selection : { ...selection, username };
  const [first, ...more] = words;
  if (first === undefined) {
    return username === undefined ? NOTHING : catalogue.list(within, offset, limit);
  }
  const strict = catalogue.list({ ...within, match: everyWord(words) }, offset, limit);
  if (strict.total > 0 || more.length === 0) return strict;
  return catalogue.list({ ...within, match: anyWord(words) }, offset, limit);
};

/** Texts drawn for this search follow those that the catalogue has. */
const withDrawnTexts = (page: Page, typed: string, offset: number, limit: number): Page => {
  const drawn = dynamicEntries(typed);
  const from = Math.max(0, offset - page.total);
  const room = limit - page.entries.length;
  return {
    entries: [...page.entries, ...drawn.slice(from, from + room)],
    total: page.total + drawn.length,
  };
};

const search = (exchange: Exchange): Response => {
  const { service, query } = exchange;
  const typed = readQuery(query);
  const { offset, limit } = readPage(query);
  checkLanguage(query);
  const selection: Selection = {
    kind: kindOf(exchange),
    rating: readRating(query),
    unlisted: true,
    recent: readSort(query) === 'recent',
  };
  const page = searchPage(service.catalogue, typed, selection, offset, limit);
  const isPlain = selection.kind !== 'text' || query.get('excludeDynamicResults') === 'true';
  const answer = isPlain ? page : withDrawnTexts(page, typed, offset, limit);
  return answerGifs(exchange, answer, offset, 'GIF_SEARCH');
};

const trending = (exchange: Exchange): Response => {
  const { service, query } = exchange;
  const { offset, limit } = readPage(query);
  const first = scheduledIds(service.platform);
  const selection = { kind: kindOf(exchange), rating: readRating(query), first };
  const page = service.catalogue.list(selection, offset, limit);
  return answerGifs(exchange, page, offset, 'GIF_TRENDING');
};

const random = (exchange: Exchange): Response => {
  const { service, query, responseId } = exchange;
  const selection = { kind: kindOf(exchange), rating: readRating(query) };
  const tag = query.get('tag')?.trim();
  const page = (offset: number) =>
    tag
      ? searchPage(service.catalogue, tag, selection, offset, 1)
      : service.catalogue.list(selection, offset, 1);
  const [entry] = page(Math.floor(service.random() * page(0).total)).entries;
  return entry ? answerGif(exchange, entry, 'GIF_RANDOM') : envelope([], responseId);
};

const related = (exchange: Exchange): Response => {
  const { service, query } = exchange;
  const { offset, limit } = readPage(query);
  const entry = findEntry(service.catalogue, required(query, 'gif_id'));
  if (!entry) throw notFound();
  const page = service.catalogue.list(
    {
      kind: kindOf(exchange),
      rating: readRating(query),
      match: relatedMatch(entry),
      except: entry.id,
      filled: true,
    },
    offset,
    limit,
  );
  return answerGifs(exchange, page, offset, 'GIF_RELATED');
};

const TYPES = '/:type{gifs|stickers|text|videos}';

export const searchCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/search`,
    summary: `Search with q, rating, lang, sort (relevant, recent), offset and limit (at most ${MAX_LIMIT}). "@channel words" searches one account.`,
    example: '/v1/gifs/search?q=happy+cat&limit=1',
    handle: search,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/trending`,
    summary: 'What is popular: what the scheduler has trend, then the most popular first.',
    example: '/v1/stickers/trending?limit=1',
    handle: trending,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/random`,
    summary: 'Any item, or any that a search for tag finds.',
    example: '/v1/gifs/random?tag=space',
    handle: random,
  },
  {
    method: 'GET',
    path: `${VERSION}${TYPES}/related`,
    summary: 'What is like the item gif_id.',
    example: '/v1/gifs/related?gif_id={gif}&limit=1',
    handle: related,
  },
];
